//! A page on which the drawings of a game can be looked at without a table. Each kit has an example that prints one.

/// Returns an HTML page in a theme (`dark` or `light`) with these styles, sheets and content. The rows of the content
/// are `div`s of the class `row`; a `div` of the class `columns` puts them side by side.
///
/// ```
/// use art::{Rim, STYLE, gallery, seal, sheet};
///
/// let row = gallery::row(&seal("A", 0, Rim::Round));
/// let page = gallery::page("light", STYLE, &sheet(), &row);
/// assert!(page.contains("data-theme='light'") && page.ends_with(&row));
/// ```
pub fn page(theme: &str, styles: &str, sheets: &str, content: &str) -> String {
    format!(
        "<!doctype html><html data-theme='{theme}'><meta charset='utf-8'><title>Gallery</title><style>{styles}
        body {{ margin: 16px; color: var(--ink); font-family: 'Noto Sans', 'Noto Sans CJK JP', sans-serif;
          background: radial-gradient(circle at 50% 30%, var(--ground-lamp), var(--ground) 55%, var(--ground-edge)); }}
        .row {{ display: flex; gap: 10px; align-items: center; margin-bottom: 10px; }}
        .columns {{ display: flex; gap: 30px; }}
        </style><body>{sheets}{content}"
    )
}

/// Returns a symbol of a sheet in a square.
pub fn symbol(id: &str, side: u32) -> String {
    format!("<svg width='{side}' height='{side}'><use href='#{id}'/></svg>")
}

/// Returns a row of drawings.
pub fn row(drawings: &str) -> String {
    format!("<div class=row>{drawings}</div>")
}
