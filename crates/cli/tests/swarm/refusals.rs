//! What cannot be done is refused with place and remedy, and without the password.

use crate::{
    broker::PASSWORD,
    program::{Came, Stage, study},
};

/// It was refused with these words.
fn refused(came: &Came, words: &[&str]) {
    assert_eq!((came.code, came.out.as_str()), (Some(2), ""), "{came:?}");
    for word in words {
        assert!(came.err.contains(word), "{word}: {}", came.err);
    }
}

#[test]
fn brokers_that_cannot_be_used_are_told_from_each_other() {
    let stage = Stage::new();
    stage.file("a.toml", &study("bots = [\"random\"]\ngames = 4\n"));
    stage.broker.sql("postgres", &format!("CREATE USER bert PASSWORD '{PASSWORD}'"));
    let try_both = |address: &str, words: &[&str], german: &[&str]| {
        refused(&stage.run(&format!("lab work --broker {address}")), words);
        refused(&stage.run(&format!("lab serve a.toml --lang de --broker {address}")), german);
    };
    try_both(
        &stage.broker.address_of("anna", "wrong", "studies"),
        &["does not let “anna” in", "127.0.0.1:"],
        &["lässt „anna“ nicht herein", "/studies"],
    );
    try_both(
        &stage.broker.address_of("anna", PASSWORD, "nowhere"),
        &["no such database", "/nowhere"],
        &["keine solche Datenbank", "createdb"],
    );
    let nobody = format!("postgres://anna:{PASSWORD}@127.0.0.1:1/studies");
    try_both(&nobody, &["127.0.0.1:1/studies does not answer"], &["antwortet nicht"]);
    let signs = format!("postgres://anna:more@{PASSWORD}@127.0.0.1/studies");
    try_both(&signs, &["more than one @", "%40"], &["mehr als ein @"]);
    let words = format!("anna:{PASSWORD}@127.0.0.1");
    try_both(&words, &["no address of a broker", "postgres://"], &["keine Adresse eines Vermittlers"]);
    let tls = format!("{}?sslmode=require", stage.broker.address());
    try_both(&tls, &["without TLS", "tunnel"], &["ohne TLS"]);
    let empty = stage.run(&format!("lab work --broker {}", stage.broker.address()));
    refused(&empty, &["Nobody has ever put a study", "--stay"]);
    let bert = stage.broker.address_of("bert", PASSWORD, "studies");
    refused(
        &stage.run(&format!("lab serve a.toml --broker {bert}")),
        &["does not allow this", "create a schema"],
    );
    let server = stage.serve("a", "");
    refused(&stage.run(&format!("lab work --broker {bert}")), &["does not allow this", "“gonfalon”"]);
    // A password need not stand in the address.
    let without = stage.broker.address().replace(&format!(":{PASSWORD}"), "");
    let work = format!("lab work --json --broker {without}");
    refused(&stage.run(&work), &["does not let “anna” in", "password"]);
    assert_eq!(stage.begin_with(&work, &[("PGPASSWORD", PASSWORD)]).well()["played"], 4);
    server.well();
}

#[test]
fn other_versions_and_other_studies_are_refused() {
    let stage = Stage::new();
    stage.file("a.toml", &study("bots = [\"random\"]\ngames = 4\n"));
    let mut server = stage.serve("a", "");
    let (work, serve) = (
        format!("lab work --broker {}", stage.broker.address()),
        format!("lab serve a.toml --broker {}", stage.broker.address()),
    );
    let change = |what: &str| stage.broker.sql("studies", &format!("UPDATE gonfalon.study SET {what}"));
    change("rules_version = rules_version + 1");
    refused(&stage.run(&work), &["would play kow differently", "rules_version", "the same version"]);
    refused(&stage.run(&serve), &["different are: rules_version", "--forget"]);
    change("data_hash = 'x' || data_hash, lore_hash = 'x' || lore_hash");
    let all = stage.run(&format!("{work} --lang de"));
    refused(&all, &["rules_version", "data_hash", "lore_hash", "dieselbe Fassung"]);
    refused(&stage.run(&format!("{serve} --lang de")), &["rules_version, data_hash, lore_hash"]);
    change(
        "rules_version = rules_version - 1, data_hash = substr(data_hash, 2), lore_hash = substr(lore_hash, 2)",
    );
    change("text = text || 'seed = 5'");
    refused(&stage.run(&work), &["damaged", "--forget"]);
    refused(&stage.run(&serve), &["different are: text"]);
    change("game = 'chess'");
    refused(&stage.run(&work), &["“chess”"]);
    stage.broker.sql("studies", "UPDATE gonfalon.format SET format = 99");
    refused(&stage.run(&work), &["another version of this program"]);
    assert_eq!(stage.broker.number("SELECT count(*) FROM gonfalon.game"), 0, "nothing was played");
    server.signal("-TERM");
    assert_eq!(server.ended().code, Some(1));
}
