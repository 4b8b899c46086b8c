//! Code that every game of the family repeats, since its state is a `Body` with a `Menu` of its legal actions, and its
//! `View` and `Open` are a `Body` as a viewer knows it. None of this is a rule: calls are forwarded.
//!
//! These are macros, since the types that they define are private to each game. With a common type in this crate, any
//! holder of a view could play on its body, and a truth could be passed off as a view.

/// Implements access to the body of a state, and the construction of a state from a body.
#[macro_export]
macro_rules! state_of_body {
    ($Game:ident: $bytes:literal) => {
        impl $Game {
            /// Returns the position of every piece.
            pub fn body(&self) -> &Body {
                &self.body
            }
        }

        impl From<Body> for $Game {
            #[inline]
            fn from(body: Body) -> $Game {
                $Game { menu: Menu::of(&body), body }
            }
        }

        // A search copies states all the time: so many bytes, no more.
        const _: () = assert!(size_of::<$Game>() <= $bytes);
    };
}

/// Implements the part of `impl Game` that queries a state, forwarded to the body.
#[macro_export]
macro_rules! forward_state {
    () => {
        #[inline]
        fn awaiting(&self) -> kernel::Awaiting<Chance> {
            self.body.awaiting()
        }

        fn decision(&self) -> Option<Decision> {
            self.body.agenda.top().and_then(Duty::decision)
        }

        fn scores(&self) -> [i16; kernel::SEATS_MAX] {
            self.body.scores()
        }

        fn result(&self) -> Option<kernel::GameResult> {
            self.body.result()
        }

        fn turns(&self) -> u32 {
            self.body.turns
        }

        fn digest(&self) -> u64 {
            self.body.digest()
        }
    };
}

/// Implements the part of `impl Game` that changes a state, forwarded to the body and then to the menu.
#[macro_export]
macro_rules! forward_moves {
    () => {
        fn check(&self, action: Action) -> Result<(), Refusal> {
            self.body.check(action)
        }

        #[inline]
        fn play(&mut self, action: Action, sink: &mut impl kernel::Sink<Effect>) {
            self.body.play(action, sink);
            self.menu.renew(&self.body);
        }

        fn check_outcome(&self, outcome: Outcome) -> Result<(), Refusal> {
            self.body.check_outcome(outcome)
        }

        #[inline]
        fn draw(&self, chance: &mut impl kernel::Draw) -> Outcome {
            self.body.draw(chance)
        }

        #[inline]
        fn resolve(&mut self, outcome: Outcome, sink: &mut impl kernel::Sink<Effect>) {
            self.body.resolve(outcome, sink);
            self.menu.renew(&self.body);
        }
    };
}

/// Implements the part of `impl Game` about views, forwarded to the body, the effect and the view.
#[macro_export]
macro_rules! forward_views {
    () => {
        fn view(&self, viewer: kernel::Viewer) -> View {
            View { body: self.body.seen_by(viewer), viewer }
        }

        fn viewer(view: &View) -> kernel::Viewer {
            view.viewer
        }

        fn redact(effect: Effect, viewer: kernel::Viewer) -> Effect {
            effect.seen_by(viewer)
        }

        fn determinize(view: &View, chance: &mut impl kernel::Draw) -> Self {
            view.complete(chance).into()
        }

        fn open(&self) -> Open {
            Open(self.body)
        }
    };
}

/// Implements a view as a body and a viewer, and its JSON form by the game's functions `view_form` and `read`.
#[macro_export]
macro_rules! view_of_body {
    () => {
        impl View {
            /// Returns the position of the pieces, as far as the viewer knows it.
            pub fn body(&self) -> &Body {
                &self.body
            }

            /// Returns the viewer.
            pub fn viewer(&self) -> kernel::Viewer {
                self.viewer
            }
        }
        impl From<View> for ViewForm {
            fn from(view: View) -> ViewForm {
                view_form(&view.body, view.viewer.to_string())
            }
        }
        impl TryFrom<ViewForm> for View {
            type Error = $crate::form::Fault;
            fn try_from(form: ViewForm) -> Result<View, Self::Error> {
                let viewer = form.viewer.parse().map_err(|_| "no such viewer")?;
                Ok(View { body: read(form)?, viewer })
            }
        }
    };
}

/// Implements the open view as a body, and its JSON form, which is that of a view whose viewer is `all`.
#[macro_export]
macro_rules! open_of_body {
    () => {
        impl Open {
            /// Returns the position of the pieces.
            pub fn body(&self) -> &Body {
                &self.0
            }
        }
        impl From<Open> for ViewForm {
            fn from(open: Open) -> ViewForm {
                view_form(&open.0, $crate::form::ALL.into())
            }
        }
        impl TryFrom<ViewForm> for Open {
            type Error = $crate::form::Fault;
            fn try_from(form: ViewForm) -> Result<Open, Self::Error> {
                let of_all = form.viewer == $crate::form::ALL;
                let body = read(form)?;
                let known = body.seats().flat_map(Player::hand).all(|reserved| reserved.card().is_some());
                if of_all && known { Ok(Open(body)) } else { Err("not everything is open") }
            }
        }
    };
}
