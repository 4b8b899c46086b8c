//! People at different screens: a link, an open seat, chat, undo, a spectator, and a server that crashes.

use anyhow::Result;
use browser::Stage;
use browser::barriers::barriers;
use browser::lobby::set_up;
use browser::page::{apart_from_height, none, pictures};
use browser::person::table_name;

#[tokio::test]
#[ignore = "drives a real browser: cargo xtask test"]
async fn an_open_table_is_found_in_the_lobby_and_filled_with_bots() -> Result<()> {
    let host = Stage::open().await?;
    let guest = host.beside().await?;
    host.go("/").await?;
    set_up(&host, "splendor").await?;
    host.click("[data-players='3']").await?;
    for seat in [1, 2] {
        host.click(&format!("[data-seat='{seat}'] select")).await?;
        host.click(&format!("[data-seat='{seat}'] option[value='open']")).await?;
    }
    host.click("[data-act='public']").await?;
    host.click("[data-act='begin']:enabled").await?;
    host.wait_for("#gather[data-open='2']").await?;
    let listed = format!("[data-open-table='{}']", table_name(&host).await?);

    guest.go("/").await?;
    // Others may list tables too.
    guest.wait_for(&listed).await?;
    none(barriers(&guest).await?);
    none(apart_from_height(pictures(&guest, "lobby-open").await?));
    guest.click(&format!("{listed} a")).await?;
    guest.wait_for("#gather").await?;
    // Sits down, gets up, and sits down elsewhere.
    guest.click("[data-seat='1'] [data-act='act-sit-here']").await?;
    host.wait_for("#gather[data-open='1']").await?;
    guest.click("[data-act='act-leave']").await?;
    host.wait_for("#gather[data-open='2']").await?;
    guest.click("[data-seat='2'] [data-act='act-sit-here']").await?;
    host.wait_for("#gather[data-open='1']").await?;
    // The owner of the table lets a bot have the last seat.
    host.click("[data-act='start']").await?;
    host.wait_for("#table").await?;
    guest.wait_for("#table").await?;
    assert_eq!(host.version().await?, guest.version().await?);
    guest.close().await?;
    host.close().await
}
