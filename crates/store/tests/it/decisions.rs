//! The decisions of owners of tables and of the host about people, in each store.

use store::{Ban, Banned, Change, WriteError};
use table::{EVERYBODY, Moderation, Sanction};

use crate::common::{each, gathering};
use crate::contract::{kept, leaving};

#[tokio::test]
async fn what_the_owner_of_a_table_decided_is_kept_until_the_table_or_the_person_goes() {
    each(|store| async move {
        store.create(gathering("g", true)).await.unwrap();
        let decide = |person: u8, sanction| {
            let (store, change) = (store.clone(), Moderation::Person([person; 32], sanction));
            async move { store.moderate("g", change).await }
        };
        let decided = async || {
            let stored = store.load("g").await.unwrap().unwrap();
            (stored.sanctions.into_iter().collect::<Vec<_>>(), stored.options.spectators)
        };
        let (muted, removed) = (Some(Sanction::Muted), Some(Sanction::Removed));
        let change = Moderation::Spectators(false);
        assert_eq!(store.moderate("other", change.clone()).await, Err(WriteError::Conflict));
        store.moderate("g", change).await.unwrap();
        for (person, sanction) in [(3, removed), (5, muted), (4, removed), (3, muted), (5, None)] {
            decide(person, sanction).await.unwrap();
        }
        let [third, fourth] = [([3; 32], Sanction::Muted), ([4; 32], Sanction::Removed)];
        assert_eq!(decided().await, (vec![third, fourth], false));
        let told = kept(store.as_ref(), 3).await;
        assert_eq!((told[0].table.as_str(), told[0].sanction), ("g", Some(Sanction::Muted)));
        store.change(leaving(3, None)).await.unwrap();
        assert!(kept(store.as_ref(), 3).await.is_empty());
        assert_eq!(decided().await, (vec![fourth], false));
        store.refuse([3; 32]).await.unwrap();
        assert!(decide(3, muted).await.is_err(), "nobody who was forgotten is stored again");
        store.change(Change::Close("g".into())).await.unwrap();
        store.moderate("g", Moderation::Everybody).await.unwrap();
        store.moderate("g", Moderation::Spectators(true)).await.unwrap();
        let closed = (EVERYBODY, Sanction::Removed);
        assert_eq!(decided().await, (vec![closed], true), "what the host closed stays closed");
        decide(4, removed).await.unwrap();
        store.change(Change::RemoveTable("g".into())).await.unwrap();
        assert!(kept(store.as_ref(), 4).await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_ban_is_kept_until_it_is_over_or_lifted() {
    each(|store| async move {
        let home = |until| Ban { banned: Banned::Network("2001:db8::/56".into()), until };
        let person = Ban { banned: Banned::Person([3; 32]), until: 500 };
        store.ban(home(100), 10).await.unwrap();
        store.ban(person.clone(), 10).await.unwrap();
        store.ban(home(200), 20).await.unwrap();
        let mut bans = store.bans().await.unwrap();
        bans.sort_by_key(|ban| ban.until);
        assert_eq!(bans, [home(200), person.clone()]);
        store.ban(Ban { until: 600, ..person.clone() }, 300).await.unwrap();
        assert_eq!(store.bans().await.unwrap(), [Ban { until: 600, ..person.clone() }], "the other is over");
        store.ban(Ban { until: 300, ..person.clone() }, 300).await.unwrap();
        assert!(store.bans().await.unwrap().is_empty(), "it is lifted");
    })
    .await;
}
