//! temp
#[tokio::test]
#[ignore = "x"]
async fn fails() -> anyhow::Result<()> {
    let stage = browser::Stage::open().await?;
    stage.go("/").await?;
    anyhow::bail!("dropped")
}
#[tokio::test]
#[ignore = "x"]
async fn panics() {
    let stage = browser::Stage::open().await.unwrap();
    stage.go("/").await.unwrap();
    panic!("dropped")
}
