//! Counts what is stored of people's tables: of one person at a time in the whole server, so that of the store's
//! connections for reading one is always left for others.

use protocol::Refusal;
use store::{Changed, ReadError};
use table::Holder;
use tokio::sync::OwnedMutexGuard;

use crate::address::Network;
use crate::tables::Tables;

impl Tables {
    /// Waits until nobody is counted, and nothing deleted, until the returned guard is dropped.
    async fn turn_to_count(&self) -> OwnedMutexGuard<()> {
        self.shared().counting.clone().lock_owned().await
    }

    /// Counts the people of an address who were never counted.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn count_people(&self, from: Network) -> Result<(), ReadError> {
        for person in self.holdings().uncounted(from) {
            self.count_person(person).await?;
        }
        Ok(())
    }

    /// Counts what is stored of a person's tables, if that was never done.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub async fn count_person(&self, person: Holder) -> Result<(), ReadError> {
        if self.holdings().is_counted(person) {
            return Ok(());
        }
        let turn = self.turn_to_count().await;
        // Another request may have counted them while this one waited.
        if self.holdings().is_counted(person) {
            return Ok(());
        }
        let tables = self.clone();
        // A task of its own: the connection is in use until it has counted, also when the request is gone.
        let counted = tokio::spawn(async move {
            let _turn = turn;
            let bytes = tables.shared().store.held(person).await?;
            tables.holdings().counted(person, bytes);
            Ok(())
        });
        counted.await.unwrap_or_else(|_| Err(ReadError("the count was interrupted".into())))
    }

    /// Checks that the tables of a person may grow, after everybody at the person's address has been counted.
    ///
    /// # Errors
    /// If the address of the person holds too much.
    pub async fn may_grow(&self, owner: Option<Holder>) -> Result<(), Refusal> {
        if let Some(from) = self.holdings().from(owner) {
            // The store logs what it cannot read. Games need not stop for that: their tables count once they can be
            // read.
            let _ = self.count_people(from).await;
        }
        self.holdings().may_grow(owner)
    }

    /// Makes a change in the store. The tasks of the tables that it concerns end, and their sockets are closed; the
    /// bytes that are deleted count no more. Nobody is counted meanwhile, or what is deleted could be counted too.
    ///
    /// # Errors
    /// If the change cannot be made.
    pub async fn change<E>(
        &self,
        change: impl Future<Output = Result<Vec<Changed>, E>>,
    ) -> Result<Vec<Changed>, E> {
        let _turn = self.turn_to_count().await;
        let changed = change.await?;
        for Changed { table, owner, grown } in &changed {
            self.end(table);
            self.holdings().grew(*owner, *grown);
        }
        Ok(changed)
    }
}
