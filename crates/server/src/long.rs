//! Long answers: the part that an address has not taken yet fills memory, so only a few are sent there at a time.

use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::http::{HeaderName, HeaderValue, header};
use futures_util::stream::unfold;
use tokio::sync::OwnedSemaphorePermit;

/// The number of bytes that are sent at once. Of these the library of the connection keeps sixteen that are not taken.
const PIECE: usize = 2 * 1024;

/// A place among the long answers that are sent to an address, one for each of its prefixes; none for the host's own
/// machine.
pub(crate) type Place = Vec<OwnedSemaphorePermit>;

/// Returns a text as the body of an answer, with its length, by which a client tells that it has all of it. The body
/// holds its place until the text is taken, but for its end. The pieces are copies: a part of the text would keep all
/// of it.
pub(crate) fn body(text: impl Into<Bytes>, place: Place) -> ([(HeaderName, HeaderValue); 1], Body) {
    let text = text.into();
    let length = HeaderValue::from(text.len());
    let pieces = unfold((text, place), |(mut text, place): (Bytes, Place)| async move {
        let piece = Bytes::copy_from_slice(&text.split_to(text.len().min(PIECE)));
        (!piece.is_empty()).then_some((Ok::<_, Infallible>(piece), (text, place)))
    });
    ([(header::CONTENT_LENGTH, length)], Body::from_stream(pieces))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use futures_util::StreamExt;
    use tokio::sync::Semaphore;

    use super::*;

    #[tokio::test]
    async fn a_long_answer_has_its_place_until_it_is_taken() {
        let places = Arc::new(Semaphore::new(1));
        let place = places.clone().acquire_owned().await.unwrap();
        let text = "x".repeat(10 * PIECE + 1);
        let ([(name, length)], taken) = body(text.clone(), vec![place]);
        assert_eq!((name, length), (header::CONTENT_LENGTH, HeaderValue::from(text.len())));
        let mut taken = taken.into_data_stream();
        let mut read = Vec::new();
        for _ in 0..11 {
            assert_eq!(places.available_permits(), 0);
            let piece = taken.next().await.unwrap().unwrap();
            assert!(piece.len() <= PIECE);
            read.extend_from_slice(&piece);
        }
        assert!(taken.next().await.is_none() && read == text.as_bytes());
        assert_eq!(places.available_permits(), 1);
        // A client that breaks off gives the place back.
        let place = places.clone().acquire_owned().await.unwrap();
        drop(body(text, vec![place]));
        assert_eq!(places.available_permits(), 1);
    }
}
