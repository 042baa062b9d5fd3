//! The page itself, which is part of the program.

use axum::{
    extract::Request,
    http::{Method, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use gonfalon_kernel::Hash;
use include_dir::{Dir, File, include_dir};

use super::failure::Failure;

static PAGE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../web/dist");

/// The page loads nothing from elsewhere.
pub(super) const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
    media-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// A file of the page. Addresses without an ending are the page's own business and get its front.
pub(super) async fn file(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Failure::not_found("host-nothing-here").into_response();
    }
    let path = request.uri().path().trim_start_matches('/');
    let last = path.rsplit('/').next().unwrap_or_default();
    let found = PAGE.get_file(path).or_else(|| (!last.contains('.')).then(|| PAGE.get_file("index.html"))?);
    let Some(file) = found else { return Failure::not_found("host-nothing-here").into_response() };
    let tag = format!("W/\"{}\"", &Hash::of(file.contents()).to_string()[..32]);
    let headers =
        [(header::CONTENT_TYPE, form(file)), (header::CACHE_CONTROL, keeping(path)), (header::ETAG, &tag)];
    let known = request.headers().get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, file.contents()).into_response()
}

/// Files whose names carry a fingerprint never change.
fn keeping(path: &str) -> &'static str {
    if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn form(file: &File<'_>) -> &'static str {
    let end = file.path().extension().and_then(|end| end.to_str()).unwrap_or_default();
    match end {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
