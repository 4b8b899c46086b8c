//! The Trading Posts (`cities 28-44`): five powers along a road, each for the players with a shield on it.

use jewels::table::{after_field, after_line, last_counts, number};
use jewels::{Colour, numbered};
use kernel::{Rule, Sink, members};

use super::{Module, Modules};
use crate::action::Action;
use crate::body::{Body, Player};
use crate::check::Refusal;
use crate::effect::Effect;
use crate::gems::{Gem, Gems};
use crate::rules::cities;

// --- the pieces --------------------------------------------------------------------------------------------------

/// The number of posts, and of the shields of each player (`cities 28`).
pub const POSTS: usize = 5;
/// The points of the fourth post (`cities 40`).
pub(crate) const POST_POINTS: u8 = 5;

numbered! {
    /// A trading post by its place on the road, 1 to 5. The number is permanent.
    pub struct PostId(POSTS): "splendor-form-post"
}

/// The requirement of a post.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Post {
    /// The required bonuses.
    pub needs: Gems,
    /// The required nobles.
    pub nobles: u8,
}

// Row 0 is a filler, so that ids index directly.
static POST_TABLE: [Post; POSTS + 1] = read(include_bytes!("../../../data/splendor-posts.csv"));

const fn read(file: &[u8]) -> [Post; POSTS + 1] {
    let mut table = [Post { needs: Gems::NONE, nobles: 0 }; POSTS + 1];
    let mut at = after_line(file, 0);
    let mut row = 1;
    while row <= POSTS {
        assert!(number(file, at) as usize == row);
        at = after_field(file, at);
        let (needs, next): (Gems, usize) = last_counts(file, at, Colour::ALL.len());
        let mut colour = 0;
        while colour < Colour::ALL.len() {
            at = after_field(file, at);
            colour += 1;
        }
        table[row] = Post { needs, nobles: number(file, at) };
        at = next;
        row += 1;
    }
    assert!(at == file.len(), "the file of posts has more rows than posts");
    table
}

impl Post {
    /// Returns whether a player with these bonuses and so many nobles meets the requirement (`cities 31`); only received
    /// nobles count (`cities 101`).
    pub fn is_met(&self, bonuses: Gems, nobles: u8) -> bool {
        bonuses.covers(self.needs) && nobles >= self.nobles
    }
}

impl PostId {
    /// The post that brings a gem token after each purchase (`cities 33`).
    pub const TOKEN: PostId = PostId::at(1);
    /// The post that brings a third token with a pair (`cities 37`).
    pub const THIRD: PostId = PostId::at(2);
    /// The post with which gold counts twice (`cities 38`).
    pub const GOLD: PostId = PostId::at(3);
    /// The post that brings five points (`cities 40`).
    pub const FIVE: PostId = PostId::at(4);
    /// The post that brings a point for each shield (`cities 43`).
    pub const EACH: PostId = PostId::at(5);

    const fn at(row: u8) -> PostId {
        PostId::new(row).expect("a post")
    }

    /// Returns the requirement of the post.
    pub fn post(self) -> &'static Post {
        &POST_TABLE[usize::from(self.row())]
    }

    /// Returns the item that says what the post asks for and what it brings.
    pub fn rule(self) -> Rule {
        cities(["33", "37", "38", "40", "43"][usize::from(self.row()) - 1])
    }

    /// Returns whether nobody can meet it with these modules (`cities 101a`: without nobles).
    pub fn is_closed(self, modules: Modules) -> bool {
        self.post().nobles > 0 && modules.has(Module::Cities)
    }
}

impl Player {
    /// Returns the posts with a shield of this player's.
    pub fn shields(&self) -> impl Iterator<Item = PostId> {
        members(self.shields.into()).filter_map(PostId::new)
    }

    /// Returns whether the player has the power of a post (`cities 32`).
    pub fn has_post(&self, post: PostId) -> bool {
        self.shields >> post.row() & 1 == 1
    }

    /// Returns how many shields the player still has (`cities 30`).
    pub fn shields_left(&self) -> u8 {
        POSTS as u8 - self.shields.count_ones() as u8
    }

    /// Returns how many gems of one colour a gold pays for (`cities 38`).
    pub(crate) fn gold_covers(&self) -> u8 {
        1 + u8::from(self.has_post(PostId::GOLD))
    }

    /// Puts a shield on a post, and returns the points that it brings (`cities 40`, `43`).
    pub fn put_shield(&mut self, post: PostId) -> u8 {
        self.shields |= 1 << post.row();
        let five = if post == PostId::FIVE { POST_POINTS } else { 0 };
        let each = match (post, self.has_post(PostId::EACH)) {
            // `cities 101`: the shield of this post counts too.
            (PostId::EACH, _) => self.shields.count_ones() as u8,
            (_, true) => 1,
            _ => 0,
        };
        self.points += five + each;
        five + each
    }
}

// --- the powers --------------------------------------------------------------------------------------------------

/// Returns the pairs with a third token of another colour: bit `4 * pair + n` is the `n`-th of the other colours.
fn trios_of(pairs: u8, colours: u8) -> u32 {
    members(pairs.into()).fold(0, |set, pair| set | u32::from(without(colours, pair)) << (4 * pair))
}

/// Returns a set of colours as one of those other than this one, numbered from 0.
fn without(colours: u8, colour: u8) -> u8 {
    let below = (1 << colour) - 1;
    colours & below | colours >> 1 & !below
}

/// Returns the `n`-th of the colours other than this one.
fn other(colour: u8, n: u8) -> u8 {
    n + u8::from(n >= colour)
}

/// Returns the action of a bit of [`Body::trios`].
pub(crate) fn trio(bit: u8) -> Action {
    let [pair, third] = [bit / 4, other(bit / 4, bit % 4)].map(|colour| Gem::ALL[usize::from(colour)]);
    Action::Take(Gems::NONE.plus_n(pair, 2) + Gems::one(third))
}

impl Body {
    /// Returns the pairs with a third token that the player whose turn it is may take: none without the second post, or
    /// where no other colour is left (`cities 37`, `101`). There is no room for them among the choices of a menu.
    pub(crate) fn trios(&self) -> u32 {
        let gems = self.bank.without_gold();
        let has = self.active().has_post(PostId::THIRD);
        if has { trios_of(gems.with_at_least(4), gems.with_at_least(1)) } else { 0 }
    }

    /// Returns the colours of which a gem can be the token of the first post, as a set (`cities 36`, `100`: what was just
    /// spent is among them, gold is not).
    pub(crate) fn tokens_due(&self) -> u8 {
        self.bank.without_gold().with_at_least(1)
    }

    /// Takes the token of the first post.
    pub(crate) fn take_token(&mut self, gems: Gems, sink: &mut impl Sink<Effect>) {
        self.take(gems);
        sink.push(Effect::PostToken { seat: self.turn, gems });
    }

    /// Returns why the player whose turn it is puts no shield on this post now. A shield is never an action
    /// (`cities 31`), but a player wants to know what is missing for it.
    pub fn why_no_shield(&self, post: PostId) -> Refusal {
        let (player, Post { needs, nobles }) = (self.active(), *post.post());
        let received = player.nobles.count_ones() as u8;
        match () {
            () if !self.modules.has(Module::Posts) => Refusal::NotInGame { module: Module::Posts },
            () if player.has_post(post) => Refusal::ShieldHeld { post },
            () if post.is_closed(self.modules) => Refusal::PostClosed { post },
            () if post.post().is_met(player.bonuses, received) => Refusal::ShieldByItself,
            () => Refusal::PostNotMet {
                post,
                missing: needs.less(player.bonuses),
                nobles: nobles.saturating_sub(received),
            },
        }
    }

    /// Puts a shield on every post whose requirement is met (`cities 31`, `97`, `98`).
    pub(crate) fn place_shields(&mut self, sink: &mut impl Sink<Effect>) {
        let (seat, before) = (self.turn, *self.active());
        let received = before.nobles.count_ones() as u8;
        for id in PostId::all() {
            if !before.has_post(id) && id.post().is_met(before.bonuses, received) {
                let points = self.active_mut().put_shield(id);
                sink.push(Effect::PlacedShield { seat, post: id, points });
            }
        }
    }
}
