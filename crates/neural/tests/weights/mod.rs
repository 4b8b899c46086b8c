//! Writes files of weights, as `Net::read` describes them.

use kernel::{Draw, SEATS_MAX};
use neural::{HEAD, LAST, PIECE, SEAT, Shape};
use search::Rng;

/// A layer of a file: its scale, and its biases and rows of weights, all zero where nothing else is said.
pub struct Layer {
    pub scale: f32,
    pub bias: Vec<f32>,
    pub rows: Vec<Vec<i16>>,
}

impl Layer {
    fn zero(width: usize, inputs: usize) -> Layer {
        Layer { scale: 1.0, bias: vec![0.0; width], rows: vec![vec![0; width]; inputs] }
    }
}

/// Returns the layers of a shape, in the order of a file, all zero.
pub fn layers(shape: &Shape) -> [Layer; 5] {
    [
        Layer::zero(PIECE, shape.piece),
        Layer::zero(SEAT, shape.zones * PIECE + shape.seat),
        Layer::zero(HEAD, shape.seats * SEAT + shape.table),
        Layer::zero(LAST, HEAD),
        Layer::zero(SEATS_MAX, LAST),
    ]
}

/// Writes a file.
pub fn file(shape: &Shape, layers: &[Layer]) -> Vec<u8> {
    let Shape { seats, table, seat, zones, piece } = *shape;
    let mut file = b"cabnet 1".to_vec();
    file.extend(
        [seats, table, seat, zones, piece].into_iter().flat_map(|number| (number as u16).to_le_bytes()),
    );
    for Layer { scale, bias, rows } in layers {
        file.extend(scale.to_le_bytes());
        file.extend(bias.iter().flat_map(|bias| bias.to_le_bytes()));
        file.extend(rows.iter().flatten().flat_map(|weight| weight.to_le_bytes()));
    }
    file
}

/// Writes a file with any weights up to this one.
pub fn any_file(shape: &Shape, most: f32, seed: u64) -> Vec<u8> {
    let mut rng = Rng::new(seed);
    let mut any = || rng.below(1 << 16) as u16 as i16;
    let mut layers = layers(shape);
    for layer in &mut layers {
        layer.scale = most / 32_768.0;
        layer.bias.iter_mut().for_each(|bias| *bias = f32::from(any()) * most / 32_768.0);
        layer.rows.iter_mut().flatten().for_each(|weight| *weight = any());
    }
    file(shape, &layers)
}
