use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::is_false;

/// `GET /api/tables/{table}/course`: the origins of the points so far, as everybody was shown them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Course {
    /// The version of the table.
    pub version: u32,
    /// The origins of points that occur, then other counts that win.
    pub origins: Vec<PointOrigin>,
    /// The gains in order. Those of the origins that are points add up to the points of each seat.
    pub gains: Vec<PointGain>,
}

/// An origin of points, or another count that wins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointOrigin {
    /// The name, which is that of the message with its words.
    pub name: String,
    /// Whether each gain from it is an event worth a mark.
    #[serde(default, skip_serializing_if = "is_false")]
    pub marks: bool,
    /// The rule by which a large enough count of it wins, such as `duel W2`; none for points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wins_by: Option<String>,
}

/// A change of a seat's points, or of another count that wins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PointGain {
    /// The version of the input.
    pub version: u32,
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// The index of the origin.
    pub origin: u8,
    /// The amount; below 0 for a loss, and 0 for an event that brings no points itself.
    pub amount: i16,
}
