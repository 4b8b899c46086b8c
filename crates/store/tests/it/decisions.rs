//! What owners of tables and the host decide about people, in each store.

use store::{Ban, Banned, Change, WriteError};
use table::{Moderation, Sanction};

use crate::common::{each, gathering};
use crate::contract::{kept, leaving};

#[tokio::test]
async fn what_the_owner_of_a_table_decided_is_kept_until_the_table_or_the_person_goes() {
    each(|store| async move {
        store.create(gathering("g", true)).await.unwrap();
        let decided = |sanctions: &[([u8; 32], Sanction)], spectators| Moderation {
            sanctions: sanctions.iter().copied().collect(),
            spectators,
        };
        let both = decided(&[([3; 32], Sanction::Muted), ([4; 32], Sanction::Removed)], false);
        assert_eq!(store.moderate("other", both.clone()).await, Err(WriteError::Conflict));
        for decided in [both.clone(), decided(&[([3; 32], Sanction::Removed)], true), both.clone()] {
            store.moderate("g", decided.clone()).await.unwrap();
            let stored = store.load("g").await.unwrap().unwrap();
            assert_eq!(
                (stored.sanctions, stored.options.spectators),
                (decided.sanctions, decided.spectators)
            );
        }
        let told = kept(store.as_ref(), 3).await;
        assert_eq!((told[0].table.as_str(), told[0].sanction), ("g", Some(Sanction::Muted)));
        store.change(leaving(3, None)).await.unwrap();
        assert!(kept(store.as_ref(), 3).await.is_empty());
        let left = decided(&[([4; 32], Sanction::Removed)], false).sanctions;
        assert_eq!(store.load("g").await.unwrap().unwrap().sanctions, left);
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
