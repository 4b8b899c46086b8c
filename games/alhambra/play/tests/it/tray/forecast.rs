//! The preview of the next round of scoring, against the rounds that the rules score.

use alhambra::{Alhambra, Effect, Kind, ROUNDS};
use alhambra_play::tray::Forecast;
use kernel::{Awaiting, Draw, Game, Seat};
use laws::Dice;
use laws::trays::new_game;

#[test]
fn a_round_brings_what_was_foretold() {
    let mut rounds = [0; ROUNDS];
    for seed in 0..60 {
        let players = 2 + seed as u8 % 5;
        let walls = if seed % 3 == 0 { " walls=tiles" } else { "" };
        let mut game: Alhambra = new_game(&format!("alhambra players={players}{walls}"));
        let mut chance = Dice::new(seed);
        loop {
            let before = game;
            let mut effects = Vec::new();
            match game.awaiting() {
                Awaiting::Over => {
                    // The last round is not counted twice.
                    let total = Forecast::of(game.body()).total(Some(Seat(0)));
                    assert_eq!(total, game.body().scores()[0]);
                    break;
                }
                Awaiting::Chance(_) => game.resolve(game.draw(&mut chance), &mut effects),
                Awaiting::Decision(_) => {
                    game.play(game.nth_action(chance.below(game.action_count())), &mut effects);
                }
            }
            for effect in &effects {
                // The last two rounds may come at once; then the boards of the last one are those of its own.
                let Effect::RoundScored { round } = *effect else { continue };
                let later =
                    effects.iter().filter(|other| matches!(other, Effect::RoundScored { .. })).count();
                let last_moves = effects.iter().any(|other| matches!(other, Effect::Built { .. }));
                if later > 1 || last_moves {
                    continue;
                }
                let forecast = Forecast::of_round(before.body(), round);
                as_scored(&forecast, &game, &effects);
                rounds[usize::from(round) - 1] += 1;
            }
        }
    }
    assert!(rounds.iter().all(|count| *count > 10), "{rounds:?}");
}

#[test]
fn with_all_tiles_that_are_left_nobody_gets_less() {
    let mut more = 0;
    for seed in 0..12 {
        let mut game: Alhambra = new_game(&format!("alhambra players={}", 2 + seed as u8 % 5));
        let mut chance = Dice::new(seed);
        while game.awaiting() != Awaiting::Over {
            let body = game.body();
            let left = |kind: Kind| body.bag().filter(|tile| tile.kind() == kind).count();
            for seat in Seat::all(body.players()) {
                let forecast = Forecast::of_round(body, ROUNDS as u8);
                assert!(forecast.most(seat) >= forecast.total(Some(seat)), "{seat}");
                more += u32::from(forecast.most(seat) > forecast.total(Some(seat)));
                for kind in Kind::ALL {
                    let most = forecast.most_of(kind, seat);
                    assert!(most >= forecast.kind(kind, Some(seat)).1, "{kind:?} {seat}");
                    // A player who could have more than all others together has the first place alone.
                    let own = usize::from(body.number(seat, kind)) + left(kind);
                    let others = kind_total(kind) - own;
                    assert!(
                        own <= others || most == alhambra::places(kind, ROUNDS as u8)[0],
                        "{kind:?} {seat}"
                    );
                }
            }
            match game.awaiting() {
                Awaiting::Chance(_) => game.resolve(game.draw(&mut chance), &mut kernel::Quiet),
                _ => game.play(game.nth_action(chance.below(game.action_count())), &mut kernel::Quiet),
            }
        }
    }
    assert!(more > 100, "{more}");
}

/// Returns the number of tiles of a kind that there are.
fn kind_total(kind: Kind) -> usize {
    alhambra::Tile::all().filter(|tile| tile.kind() == kind).count()
}

/// Compares a forecast with the points of its round, and with the events that told them.
fn as_scored(forecast: &Forecast, game: &Alhambra, effects: &[Effect]) {
    let body = game.body();
    for seat in Seat::all(body.players()).map(Some).chain(body.has_neutral().then_some(None)) {
        let points = body.points(forecast.round, seat);
        assert_eq!(forecast.gain(seat), points.sum());
        let total = seat.map_or(body.neutral_points(), |seat| body.scores()[seat.index()]);
        assert_eq!(forecast.total(seat), total);
        if let Some(seat) = seat {
            assert_eq!(forecast.wall(seat), points.wall);
        }
        for kind in Kind::ALL {
            let told = effects.iter().find_map(|effect| match *effect {
                Effect::Majority { kind: of, seat: to, points, .. } if of == kind && Some(to) == seat => {
                    Some(points)
                }
                Effect::NeutralMajority { kind: of, points, .. } if of == kind && seat.is_none() => {
                    Some(points)
                }
                _ => None,
            });
            assert_eq!(forecast.kind(kind, seat).1, told.unwrap_or(0));
        }
    }
}
