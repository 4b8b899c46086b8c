//! Refusals: each names the rule that it is based on, and the facts.
//!
//! The enumeration defines legality, and [`Body::check`] explains it. A law requires that the two agree; it is tested
//! on random states with every kind of action, legal or not.

use jewels::{LEVELS, Levelled};
use kernel::{Arg, Explain, Message, Rule, Seat};

use crate::action::{Action, Chance, Outcome};
use crate::body::{Body, HAND_MAX, POINTS_TO_END, TOKENS_MAX};
use crate::data::{CardId, NobleId, SET};
use crate::duty::Duty;
use crate::gems::{Gem, Gems};
use crate::legal::Menu;
use crate::modules::{CityGap, Module, OrientRefusal, PostId, STRONGHOLDS, Spent};
use crate::rule;
use crate::rules::cities;

/// The purpose of a question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// A noble, in the set-up.
    Noble,
    /// A card of the first rows.
    Layout,
    /// A card in the place of one that was taken.
    Refill,
    /// A card that a player draws blind.
    Blind,
    /// A city, in the set-up.
    City,
}

impl Dealing {
    fn of(duty: Duty) -> Dealing {
        match duty {
            Duty::RevealNoble => Dealing::Noble,
            Duty::LayOut(_) => Dealing::Layout,
            Duty::DrawBlind(_) => Dealing::Blind,
            Duty::RevealCity => Dealing::City,
            _ => Dealing::Refill,
        }
    }

    fn rule(self) -> Rule {
        match self {
            Dealing::Noble => rule("8"),
            Dealing::Layout => rule("7"),
            Dealing::Refill => rule("64"),
            Dealing::Blind => rule("49"),
            Dealing::City => cities("3"),
        }
    }
}

/// The reason why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields are the numbers the sentence speaks of")]
pub enum Refusal {
    /// The game is over.
    Over,
    /// An outcome of chance is awaited first.
    ChanceDue(Dealing),
    /// No outcome of chance is awaited.
    NoChanceDue,
    /// The outcome does not answer the question, or is not possible any more.
    CannotCome(Dealing),
    /// Tokens have to be returned first.
    ReturnFirst { surplus: u8 },
    /// A noble has to be chosen first.
    ChooseNobleFirst,
    /// Nothing has to be returned.
    NothingToReturn { held: u8 },
    /// The number of tokens to return is wrong.
    ReturnExactly { surplus: u8, chosen: u8 },
    /// More tokens of a kind were chosen than the player has.
    NotHeld { gem: Gem, chosen: u8, held: u8 },
    /// Gold is never taken.
    GoldNotTaken,
    /// More tokens of a kind were chosen than lie on the table.
    NotOnTable { gem: Gem, left: u8 },
    /// A pair needs four tokens in the pile.
    PairNeedsFour { gem: Gem, left: u8 },
    /// Two tokens of a colour and one of another were chosen: the two ways of taking do not mix.
    NoMixing,
    /// More than three tokens were chosen, or more than two of a colour.
    TooMany { chosen: u8 },
    /// Fewer than three different colours were chosen while there are three.
    TakeThree { colours: u8 },
    /// Fewer colours were chosen than are left.
    TakeAllLeft { colours: u8 },
    /// The player has three cards in hand already.
    HandFull,
    /// The deck is empty.
    DeckEmpty { level: u8 },
    /// The card is not among those face up.
    NotFaceUp { card: CardId },
    /// The card is neither face up nor in the player's own hand.
    NotInReach { card: CardId },
    /// The card cannot be paid for, or not in this way.
    Payment(PaymentRefusal),
    /// There is no choice of a noble now.
    NoNobleToChoose,
    /// The noble is not on the table.
    NobleGone,
    /// The noble's requirement is not met.
    NobleNotMet { missing: Gems },
    /// Passing is not allowed while another action is possible.
    NoPassing,
    /// The game is over, because a city was taken or all players passed.
    OverWithCities,
    /// The module is not played in this game.
    NotInGame { module: Module },
    /// A noble in a game with cities, which has none.
    NoNobles,
    /// The requirements of no city are met, or there is no choice of a city now.
    NoCityToTake,
    /// A city has to be chosen first.
    ChooseCityFirst,
    /// The city is not on the table.
    CityGone,
    /// The city's requirements are not met.
    CityNotMet { lacking: CityGap },
    /// The token of the first post has to be taken first.
    PostTokenFirst,
    /// The first post brings exactly one token.
    OnePostToken { chosen: u8 },
    /// The token of the first post is not gold.
    PostTokenNotGold,
    /// A third token was chosen without a shield on the second post.
    ThirdNeedsPost,
    /// A pair was chosen without the third token that the second post brings.
    ThirdMissing { colours: u8 },
    /// More gold was chosen than the player has, with each gold covering two gems of one colour.
    NotThatMuchDoubleGold { chosen: u8, held: u8 },
    /// The player's shield is on the post already.
    ShieldHeld { post: PostId },
    /// A shield is no action: it comes by itself.
    ShieldByItself,
    /// The post asks for a noble, and with cities there are none.
    PostClosed { post: PostId },
    /// The post's requirement is not met.
    PostNotMet { post: PostId, missing: Gems, nobles: u8 },
    /// A stronghold of another player is on the card.
    Occupied { card: CardId, owner: Seat, count: u8 },
    /// A stronghold has to be placed, moved or removed first.
    StrongholdFirst,
    /// A stronghold has to be placed or moved first, after a conquest.
    PlaceAgainFirst,
    /// There is no choice of a stronghold now: it follows a purchase.
    NoStrongholdDue,
    /// All three strongholds of the player are on cards.
    NoStrongholdLeft,
    /// The card is not in the market, so that no stronghold can stand on it.
    NoStrongholdThere { card: CardId },
    /// The card has strongholds of another player, so that no other one can stand on it.
    OtherStronghold { card: CardId, owner: Seat, count: u8 },
    /// The player has no stronghold on the card from which one was to be moved.
    NoOwnStronghold { card: CardId },
    /// A stronghold was to be moved to the card on which it stands.
    MoveToSameCard { card: CardId },
    /// No other player has a stronghold on the card from which one was to be removed.
    NoOtherStronghold { card: CardId },
    /// After a conquest no stronghold of another player is removed.
    NoRemovalNow { card: CardId },
    /// Whether to conquer has to be decided first.
    ConquerFirst,
    /// A conquest comes after the action of the turn.
    ConquestComesLater,
    /// The player has fewer than three strongholds on the card.
    NotConquerable { card: CardId, own: u8 },
    /// There is no conquest to waive now.
    NothingToWaive,
    /// A reason that only games with the Orient have.
    Orient(OrientRefusal),
}

/// The reason why a payment is refused.
pub type PaymentRefusal = jewels::PaymentRefusal<Gem>;

impl Body {
    /// Checks whether the active player may take this action.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        let missing = action.modules().find(|&module| !self.modules.has(module));
        match (self.agenda.top(), missing) {
            (None, _) => Err(self.over()),
            (_, Some(module)) => Err(Refusal::NotInGame { module }),
            _ if action.names_noble() && self.modules.has(Module::Cities) => Err(Refusal::NoNobles),
            (Some(duty), None) => self.check_at(duty, action),
        }
    }

    /// Checks an action where this duty is to be done.
    fn check_at(&self, duty: Duty, action: Action) -> Result<(), Refusal> {
        match duty {
            Duty::Act => self.check_turn(action),
            Duty::ReturnTokens => match action {
                Action::Return(gems) => self.check_return(gems),
                _ => Err(Refusal::ReturnFirst { surplus: self.surplus() }),
            },
            Duty::ReceiveNoble => match action {
                Action::Receive(noble) => {
                    self.check_noble(noble)?;
                    let missing = noble.needs().less(self.active().bonuses);
                    if missing.is_none() { Ok(()) } else { Err(Refusal::NobleNotMet { missing }) }
                }
                _ => Err(Refusal::ChooseNobleFirst),
            },
            Duty::TakeCity => match action {
                Action::TakeCity(city) if self.cities >> city.row() & 1 == 0 => Err(Refusal::CityGone),
                Action::TakeCity(city) => {
                    let lacking = city.city().lacking(self.active().points, self.active().bonuses);
                    if lacking.is_none() { Ok(()) } else { Err(Refusal::CityNotMet { lacking }) }
                }
                _ => Err(Refusal::ChooseCityFirst),
            },
            Duty::PostToken => match action {
                Action::Take(gems) => self.check_post_token(gems),
                _ => Err(Refusal::PostTokenFirst),
            },
            Duty::Stronghold | Duty::PlaceAgain => self.check_stronghold(duty, action),
            Duty::Conquer => self.check_conquest(action),
            Duty::Satchel(_) | Duty::ReserveNoble | Duty::FreeCard(_) => self.check_effect(duty, action),
            duty => Err(Refusal::ChanceDue(Dealing::of(duty))),
        }
    }

    fn over(&self) -> Refusal {
        if self.modules.has(Module::Cities) { Refusal::OverWithCities } else { Refusal::Over }
    }

    fn check_post_token(&self, gems: Gems) -> Result<(), Refusal> {
        if gems.gold() > 0 {
            return Err(Refusal::PostTokenNotGold);
        }
        match (gems.total(), gems.iter().next()) {
            (1, Some((gem, _))) if self.bank.get(gem) == 0 => Err(Refusal::NotOnTable { gem, left: 0 }),
            (1, _) => Ok(()),
            (chosen, _) => Err(Refusal::OnePostToken { chosen }),
        }
    }

    fn check_turn(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Take(gems) => self.check_take(gems),
            Action::Reserve(_) | Action::ReserveTop(_) if self.active().hand.is_full() => {
                Err(Refusal::HandFull)
            }
            Action::Reserve(card) if self.slot_of(card).is_none() => Err(Refusal::NotFaceUp { card }),
            Action::Reserve(card) => self.check_occupation(card),
            Action::ReserveTop(deck) if self.unseen.is_empty(deck) => {
                Err(match deck.checked_sub(LEVELS as u8) {
                    None => Refusal::DeckEmpty { level: deck },
                    Some(level) => OrientRefusal::DeckEmpty { level }.into(),
                })
            }
            Action::ReserveTop(_) => Ok(()),
            Action::Buy { card, gold_as, spent } => self.check_buy(card, gold_as, spent),
            Action::Return(_) => Err(Refusal::NothingToReturn { held: self.active().tokens.total() }),
            Action::Receive(_) => Err(Refusal::NoNobleToChoose),
            Action::TakeCity(_) => Err(Refusal::NoCityToTake),
            Action::Place(_) | Action::Move { .. } | Action::Remove(_) => Err(Refusal::NoStrongholdDue),
            Action::Conquer { .. } => Err(Refusal::ConquestComesLater),
            Action::Waive => Err(Refusal::NothingToWaive),
            Action::Copy(_) | Action::ReserveNoble(_) | Action::TakeFree(_) => {
                Err(OrientRefusal::NoEffectDue.into())
            }
            Action::Pass if Menu::of(self).is_empty() => Ok(()),
            Action::Pass => Err(Refusal::NoPassing),
        }
    }

    fn check_take(&self, gems: Gems) -> Result<(), Refusal> {
        if gems.gold() > 0 {
            return Err(Refusal::GoldNotTaken);
        }
        if let Some((gem, _)) = gems.iter().find(|&(gem, _)| self.bank.get(gem) == 0) {
            return Err(Refusal::NotOnTable { gem, left: 0 });
        }
        let chosen = gems.total();
        let kinds = gems.iter().count();
        if let Some((gem, n)) = gems.iter().find(|&(_, n)| n > 1) {
            let left = self.bank.get(gem);
            let colours = self.bank.without_gold().with_at_least(1).count_ones() as u8;
            // `cities 37`: the third token of the second post.
            let (third, posts) = (self.active().has_post(PostId::THIRD), self.modules.has(Module::Posts));
            return match () {
                () if n > 2 => Err(Refusal::TooMany { chosen }),
                () if kinds > 1 && posts && !third => Err(Refusal::ThirdNeedsPost),
                () if kinds > 1 && !third => Err(Refusal::NoMixing),
                () if chosen > 3 => Err(Refusal::TooMany { chosen }),
                () if left < 4 => Err(Refusal::PairNeedsFour { gem, left }),
                () if third && chosen == 2 && colours > 1 => {
                    Err(Refusal::ThirdMissing { colours: colours - 1 })
                }
                () => Ok(()),
            };
        }
        let colours = self.bank.without_gold().with_at_least(1).count_ones() as u8;
        match chosen {
            0..=2 if colours >= 3 => Err(Refusal::TakeThree { colours }),
            // Where no colour is left, taking nothing is no action (`splendor C3`).
            _ if chosen < colours.min(3) || chosen == 0 => Err(Refusal::TakeAllLeft { colours }),
            1..=3 => Ok(()),
            _ => Err(Refusal::TooMany { chosen }),
        }
    }

    /// Checks whether the active player may receive this noble, apart from its requirement.
    fn check_noble(&self, noble: NobleId) -> Result<(), Refusal> {
        let is_in = |set: u16| set >> noble.row() & 1 == 1;
        let own = self.reserved_nobles[self.turn.index()];
        match () {
            () if is_in(self.nobles | own) => Ok(()),
            // `cities 60`: only its owner receives it.
            () if self.reserved_nobles.into_iter().any(is_in) => Err(OrientRefusal::NobleReserved.into()),
            () => Err(Refusal::NobleGone),
        }
    }

    fn check_buy(&self, card: CardId, gold_as: Gems, spent: Spent) -> Result<(), Refusal> {
        if self.slot_of(card).is_none() && !self.active().hand.holds(card) {
            return Err(Refusal::NotInReach { card });
        }
        self.check_occupation(card)?;
        self.check_payment(card, gold_as, spent)
    }

    fn check_return(&self, gems: Gems) -> Result<(), Refusal> {
        let tokens = self.active().tokens;
        if let Some((gem, chosen)) = gems.iter().find(|&(gem, n)| n > tokens.get(gem)) {
            return Err(Refusal::NotHeld { gem, chosen, held: tokens.get(gem) });
        }
        let (surplus, chosen) = (self.surplus(), gems.total());
        if chosen == surplus { Ok(()) } else { Err(Refusal::ReturnExactly { surplus, chosen }) }
    }

    /// Checks whether chance may give this outcome.
    pub(crate) fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
        let has = |module| self.modules.has(module);
        let fits = match (self.awaiting(), outcome) {
            (kernel::Awaiting::Over, _) => return Err(self.over()),
            // Pieces that the game does not have are refused for that, whatever is awaited.
            (_, Outcome::City(_)) if !has(Module::Cities) => {
                return Err(Refusal::NotInGame { module: Module::Cities });
            }
            (_, Outcome::Card(card)) if card.is_of_orient() && !has(Module::Orient) => {
                return Err(Refusal::NotInGame { module: Module::Orient });
            }
            (_, Outcome::Noble(_)) if has(Module::Cities) => return Err(Refusal::NoNobles),
            (kernel::Awaiting::Decision(_), _) => return Err(Refusal::NoChanceDue),
            (kernel::Awaiting::Chance(Chance::City), Outcome::City(city)) => {
                self.tiles_unseen >> city.tile() & 1 == 1
            }
            (kernel::Awaiting::Chance(Chance::Noble), Outcome::Noble(noble)) => {
                self.nobles_unseen >> noble.row() & 1 == 1
            }
            (
                kernel::Awaiting::Chance(Chance::Card { level } | Chance::Blind { level, .. }),
                Outcome::Card(card),
            ) => card.level() == level && self.unseen.holds(card),
            _ => false,
        };
        let duty = self.agenda.top().expect("chance is awaited");
        if fits { Ok(()) } else { Err(Refusal::CannotCome(Dealing::of(duty))) }
    }

    /// Returns whether the card lies in the active player's hand.
    pub fn in_own_hand(&self, card: CardId) -> bool {
        self.active().hand.holds(card)
    }
}

impl Explain for Refusal {
    fn rule(&self) -> Rule {
        rule(match self {
            Refusal::ChanceDue(dealing) | Refusal::CannotCome(dealing) => return dealing.rule(),
            Refusal::Over => "74",
            Refusal::NoChanceDue => "40",
            Refusal::ReturnFirst { .. } => "46",
            Refusal::ChooseNobleFirst => "72",
            Refusal::NothingToReturn { .. } | Refusal::ReturnExactly { .. } => "C8",
            Refusal::NotHeld { .. } => "46",
            Refusal::GoldNotTaken => "C4",
            Refusal::NotOnTable { .. } => "41",
            Refusal::PairNeedsFour { .. } => "42",
            Refusal::NoMixing => "C5",
            Refusal::TooMany { .. } => "41",
            Refusal::TakeThree { .. } => "C2",
            Refusal::TakeAllLeft { .. } => "C3",
            Refusal::HandFull => "53",
            Refusal::DeckEmpty { .. } => "C12",
            Refusal::NotFaceUp { .. } => "49",
            Refusal::NotInReach { .. } => "61",
            Refusal::Payment(refusal) => match refusal {
                PaymentRefusal::NotAffordable { .. } => "58",
                PaymentRefusal::GoldMissing { .. } | PaymentRefusal::NotThatMuchGold { .. } => "59",
                PaymentRefusal::GoldNotDue { .. } => "C14",
            },
            Refusal::NoNobleToChoose => "33",
            Refusal::NobleGone => "C17",
            Refusal::NobleNotMet { .. } => "71",
            Refusal::NoPassing => "C23",
            Refusal::NotInGame { module } => return module.rule(),
            Refusal::NoNobles => return cities("2"),
            Refusal::OverWithCities => return cities("9"),
            Refusal::NoCityToTake => return cities("5"),
            Refusal::ChooseCityFirst => return cities("7"),
            Refusal::CityGone => return cities("76"),
            Refusal::CityNotMet { .. } => return cities("6"),
            Refusal::PostTokenFirst | Refusal::OnePostToken { .. } => return cities("33"),
            Refusal::PostTokenNotGold => return cities("100"),
            Refusal::ThirdNeedsPost => return cities("37"),
            Refusal::ThirdMissing { .. } => return cities("101"),
            Refusal::NotThatMuchDoubleGold { .. } => return cities("38"),
            Refusal::ShieldHeld { post } | Refusal::PostNotMet { post, .. } => return post.rule(),
            Refusal::ShieldByItself => return cities("31"),
            Refusal::PostClosed { .. } => return cities("101a"),
            Refusal::Occupied { .. } => return cities("19"),
            Refusal::StrongholdFirst | Refusal::NoStrongholdDue => return cities("14"),
            Refusal::PlaceAgainFirst => return cities("24"),
            Refusal::NoStrongholdLeft | Refusal::NoOwnStronghold { .. } => return cities("15"),
            Refusal::NoStrongholdThere { .. } => return cities("83"),
            Refusal::OtherStronghold { .. } => return cities("16"),
            Refusal::MoveToSameCard { .. } => return cities("85"),
            Refusal::NoOtherStronghold { .. } => return cities("18"),
            Refusal::NoRemovalNow { .. } => return cities("93"),
            Refusal::ConquerFirst | Refusal::ConquestComesLater | Refusal::NotConquerable { .. } => {
                return cities("21");
            }
            Refusal::NothingToWaive => return cities("95"),
            Refusal::Orient(refusal) => return refusal.rule(),
        })
    }

    fn message(&self) -> Message {
        let pieces = |gems: Gems| Arg::Pieces(gems.pieces());
        let gem = |gem: Gem| Arg::Pieces(Gems::one(gem).pieces());
        match *self {
            Refusal::Over => Message::new("splendor-no-over").number("points", POINTS_TO_END),
            Refusal::ChanceDue(Dealing::City) => Message::new("splendor-no-city-due"),
            Refusal::CannotCome(Dealing::City) => Message::new("splendor-no-city-cannot-come"),
            Refusal::ChanceDue(_) => Message::new("splendor-no-chance-due"),
            Refusal::NoChanceDue => Message::new("splendor-no-no-chance-due"),
            Refusal::CannotCome(_) => Message::new("splendor-no-cannot-come"),
            Refusal::ReturnFirst { surplus } => {
                Message::new("splendor-no-return-first").number("surplus", surplus)
            }
            Refusal::ChooseNobleFirst => Message::new("splendor-no-choose-noble-first"),
            Refusal::NothingToReturn { held } => {
                Message::new("splendor-no-nothing-to-return").number("held", held).number("limit", TOKENS_MAX)
            }
            Refusal::ReturnExactly { surplus, chosen } => {
                Message::new("splendor-no-return-exactly").number("surplus", surplus).number("chosen", chosen)
            }
            Refusal::NotHeld { gem: kind, chosen, held } => Message::new("splendor-no-not-held")
                .with("gem", gem(kind))
                .number("chosen", chosen)
                .number("held", held),
            Refusal::GoldNotTaken => Message::new("splendor-no-gold-not-taken"),
            Refusal::NotOnTable { gem: kind, left } => {
                Message::new("splendor-no-not-on-table").with("gem", gem(kind)).number("left", left)
            }
            Refusal::PairNeedsFour { gem: kind, left } => {
                Message::new("splendor-no-pair-needs-four").with("gem", gem(kind)).number("left", left)
            }
            Refusal::NoMixing => Message::new("splendor-no-mixing"),
            Refusal::TooMany { chosen } => Message::new("splendor-no-too-many").number("chosen", chosen),
            Refusal::TakeThree { colours } => {
                Message::new("splendor-no-take-three").number("colours", colours)
            }
            Refusal::TakeAllLeft { colours } => {
                Message::new("splendor-no-take-all-left").number("colours", colours)
            }
            Refusal::HandFull => Message::new("splendor-no-hand-full").number("limit", HAND_MAX as u8),
            Refusal::DeckEmpty { level } => {
                Message::new("jewels-no-deck-empty").number("level", level.saturating_add(1))
            }
            Refusal::NotFaceUp { card } => {
                Message::new("splendor-no-not-face-up").card("card", SET, card.row())
            }
            Refusal::NotInReach { card } => {
                Message::new("splendor-no-not-in-reach").card("card", SET, card.row())
            }
            Refusal::Payment(refusal) => refusal.message(),
            Refusal::NoNobleToChoose => Message::new("splendor-no-no-noble-to-choose"),
            Refusal::NobleGone => Message::new("splendor-no-noble-gone"),
            Refusal::NobleNotMet { missing } => {
                Message::new("splendor-no-noble-not-met").with("missing", pieces(missing))
            }
            Refusal::NoPassing => Message::new("splendor-no-passing"),
            Refusal::OverWithCities => Message::new("splendor-no-over-with-cities"),
            Refusal::NotInGame { module } => {
                Message::new("splendor-no-not-in-game").with("module", Arg::Key(module.word()))
            }
            Refusal::NoNobles => Message::new("splendor-no-nobles-with-cities"),
            Refusal::NoCityToTake => Message::new("splendor-no-city-to-take"),
            Refusal::ChooseCityFirst => Message::new("splendor-no-choose-city-first"),
            Refusal::CityGone => Message::new("splendor-no-city-gone"),
            Refusal::CityNotMet { lacking: CityGap { points, bonuses, same } } => {
                Message::new("splendor-no-city-not-met")
                    .number("points", points)
                    .with("missing", pieces(bonuses))
                    .number("bonuses", bonuses.total())
                    .number("same", same)
            }
            Refusal::PostTokenFirst => Message::new("splendor-no-post-token-first"),
            Refusal::OnePostToken { chosen } => {
                Message::new("splendor-no-one-post-token").number("chosen", chosen)
            }
            Refusal::PostTokenNotGold => Message::new("splendor-no-post-token-not-gold"),
            Refusal::ThirdNeedsPost => Message::new("splendor-no-third-needs-post"),
            Refusal::ThirdMissing { colours } => {
                Message::new("splendor-no-third-missing").number("colours", colours)
            }
            Refusal::NotThatMuchDoubleGold { chosen, held } => {
                Message::new("splendor-no-not-that-much-double-gold")
                    .number("chosen", chosen)
                    .number("held", held)
                    .number("covers", 2 * held)
            }
            Refusal::ShieldHeld { post } => {
                Message::new("splendor-no-shield-held").number("post", post.row())
            }
            Refusal::ShieldByItself => Message::new("splendor-no-shield-by-itself"),
            Refusal::PostClosed { post } => {
                Message::new("splendor-no-post-closed").number("post", post.row())
            }
            Refusal::PostNotMet { post, missing, nobles } => Message::new("splendor-no-post-not-met")
                .number("post", post.row())
                .with("missing", pieces(missing))
                .number("bonuses", missing.total())
                .number("nobles", nobles),
            Refusal::Occupied { card, owner, count } => {
                of_other(Message::new("splendor-no-occupied"), card, owner, count)
            }
            Refusal::StrongholdFirst => Message::new("splendor-no-stronghold-first"),
            Refusal::PlaceAgainFirst => Message::new("splendor-no-place-again-first"),
            Refusal::NoStrongholdDue => Message::new("splendor-no-no-stronghold-due"),
            Refusal::NoStrongholdLeft => {
                Message::new("splendor-no-no-stronghold-left").number("all", STRONGHOLDS as u8)
            }
            Refusal::NoStrongholdThere { card } => {
                Message::new("splendor-no-no-stronghold-there").card("card", SET, card.row())
            }
            Refusal::OtherStronghold { card, owner, count } => {
                of_other(Message::new("splendor-no-other-stronghold"), card, owner, count)
            }
            Refusal::NoOwnStronghold { card } => {
                Message::new("splendor-no-no-own-stronghold").card("card", SET, card.row())
            }
            Refusal::MoveToSameCard { card } => {
                Message::new("splendor-no-move-to-same-card").card("card", SET, card.row())
            }
            Refusal::NoOtherStronghold { card } => {
                Message::new("splendor-no-no-other-stronghold").card("card", SET, card.row())
            }
            Refusal::NoRemovalNow { card } => {
                Message::new("splendor-no-no-removal-now").card("card", SET, card.row())
            }
            Refusal::ConquerFirst => Message::new("splendor-no-conquer-first"),
            Refusal::ConquestComesLater => Message::new("splendor-no-conquest-comes-later"),
            Refusal::NotConquerable { card, own } => Message::new("splendor-no-not-conquerable")
                .card("card", SET, card.row())
                .number("own", own)
                .number("all", STRONGHOLDS as u8),
            Refusal::NothingToWaive => Message::new("splendor-no-nothing-to-waive"),
            Refusal::Orient(refusal) => refusal.message(),
        }
    }
}

/// Adds a card, and the strongholds of another player on it.
fn of_other(message: Message, card: CardId, owner: Seat, count: u8) -> Message {
    message.card("card", SET, card.row()).with("player", Arg::Seat(owner)).number("count", count)
}
