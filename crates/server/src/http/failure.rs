//! Requests that cannot be fulfilled.

use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use gonfalon_kernel::Line;
use serde_json::json;

use crate::{message::Finding, store::StoreTrouble};

/// A request that cannot be fulfilled, and everything wrong with it.
#[derive(Debug)]
pub(crate) struct Failure {
    status: StatusCode,
    findings: Vec<Finding>,
}

impl Failure {
    fn new(status: StatusCode, line: Line) -> Failure {
        Failure { status, findings: vec![Finding::new(line)] }
    }

    /// Something is wrong with what was asked for.
    pub(super) fn wrong(findings: impl IntoIterator<Item = impl Into<Finding>>) -> Failure {
        let findings = findings.into_iter().map(Into::into).collect();
        Failure { status: StatusCode::UNPROCESSABLE_ENTITY, findings }
    }

    /// One thing is wrong with what was asked for.
    pub(super) fn because(line: Line) -> Failure {
        Failure::new(StatusCode::UNPROCESSABLE_ENTITY, line)
    }

    /// The request cannot be understood.
    pub(super) fn malformed(error: &serde_json::Error) -> Failure {
        Failure::new(StatusCode::BAD_REQUEST, Line::new("host-malformed").text("why", error.to_string()))
    }

    pub(super) fn not_found(key: &'static str) -> Failure {
        Failure::new(StatusCode::NOT_FOUND, Line::new(key))
    }

    pub(super) fn forbidden(key: &'static str) -> Failure {
        Failure::new(StatusCode::FORBIDDEN, Line::new(key))
    }

    /// It is too early for that.
    pub(super) fn too_early(key: &'static str) -> Failure {
        Failure::new(StatusCode::CONFLICT, Line::new(key))
    }

    pub(super) fn too_many() -> Failure {
        Failure::new(StatusCode::TOO_MANY_REQUESTS, Line::new("host-too-many"))
    }

    /// It took too long.
    pub(super) fn too_late() -> Failure {
        Failure::new(StatusCode::REQUEST_TIMEOUT, Line::new("host-too-late"))
    }

    pub(super) fn broken() -> Failure {
        Failure::new(StatusCode::INTERNAL_SERVER_ERROR, Line::new("host-broken"))
    }
}

impl From<StoreTrouble> for Failure {
    fn from(trouble: StoreTrouble) -> Failure {
        Failure::new(StatusCode::SERVICE_UNAVAILABLE, trouble.says())
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        (self.status, Json(json!({ "findings": self.findings }))).into_response()
    }
}
