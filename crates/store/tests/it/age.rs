//! Tables that grow old, and people whose secrets are refused, in each store.

use protocol::Room;
use store::{AGE_STEP, Change, Expired, Line, WriteError};

use crate::common::{each, line, names, person, table};

#[tokio::test]
async fn the_age_of_tables_grows_by_two_days_at_most() {
    each(|store| async move {
        let (start, day) = (1_700_000_000_000, AGE_STEP / 2);
        assert_eq!(store.grow_old(start).await, Ok(start));
        assert_eq!(store.grow_old(start + day).await, Ok(start + day));
        assert_eq!(store.grow_old(start + 400 * day).await, Ok(start + 3 * day));
        assert_eq!(store.grow_old(start + 400 * day).await, Ok(start + 5 * day));
        assert_eq!(store.grow_old(start).await, Ok(start), "the clock is right again");
    })
    .await;
}

#[tokio::test]
async fn what_would_be_swept_is_counted() {
    each(|store| async move {
        store.create(table("t", vec![person(1), person(2)])).await.unwrap();
        let expired = |running| Expired { running, ..Expired::default() };
        assert_eq!(store.count_expired(expired(0)).await, Ok(0));
        assert_eq!(store.count_expired(expired(u64::MAX)).await, Ok(1));
        assert_eq!(names(store.sweep(expired(u64::MAX)).await), Ok(vec!["t".into()]));
    })
    .await;
}

#[tokio::test]
async fn a_secret_that_is_refused_identifies_nobody_for_good() {
    each(|store| async move {
        store.create(table("t", vec![person(1), person(2)])).await.unwrap();
        let (one, other) = ([1; 32], [2; 32]);
        assert_eq!(store.person(one).await, Ok(Some(one)));
        for _ in 0..2 {
            store.refuse(one).await.unwrap();
        }
        assert_eq!([store.person(one).await, store.person(other).await], [Ok(None), Ok(Some(other))]);
        let said = |speaker| Line { speaker, ..line(0, Room::Table) };
        assert!(matches!(store.say("t", said(one)).await, Err(WriteError::NotStored(_))));
        assert!(store.say("t", said(other)).await.is_ok());
        store.change(Change::RemovePerson { person: one, heir: None }).await.unwrap();
        assert_eq!(store.person(one).await, Ok(None));
    })
    .await;
}
