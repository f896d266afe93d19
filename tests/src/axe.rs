//! What keeps people from using a page, as axe-core finds it.
use std::fs;
use thirtyfour::prelude::*;
use xtask::setup::axe;

const RUN: &str = r"
const [done] = arguments;
axe.run(document, { resultTypes: ['violations'] }).then(
  found => done(found.violations.flatMap(rule =>
    rule.nodes.map(node => `${rule.impact}: ${rule.id} at ${node.target.join(' ')}: ${node.any.concat(node.all, node.none).map(check => check.message).join('; ')}`))),
  error => done([`axe does not run: ${error}`]));";

/// The script that has to run before a page's own for [`findings`] to find anything.
///
/// # Panics
/// If it was not fetched: the set-up of the tests does that.
pub fn script() -> String {
    fs::read_to_string(axe::source()).expect("`cargo xtask test` fetches axe-core")
}

/// All that axe-core finds fault with now, of whatever weight.
///
/// # Errors
/// If the page does not answer.
pub async fn findings(page: &WebDriver) -> WebDriverResult<Vec<String>> {
    page.execute_async(RUN, vec![]).await?.convert()
}
