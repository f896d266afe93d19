//! What a page complains of: breaches of its content policy, errors, and files it did not get.
use thirtyfour::prelude::*;

/// Collects complaints and counts taps from now on; run before a page's own scripts, it collects all of them.
pub const SCRIPT: &str = r"
if (!window.complaints) {
  const all = (window.complaints = []);
  window.taps = 0;
  addEventListener('click', () => window.taps++, true);
  addEventListener('securitypolicyviolation', e =>
    all.push(`policy: ${e.violatedDirective} ${e.blockedURI} ${e.sourceFile}:${e.lineNumber} ${e.sample}`));
  // A resize that is told of a frame later is no fault, though webviews tell it as an error.
  addEventListener('error', e => e.message?.startsWith('ResizeObserver loop') ||
    all.push(e.target === window || !e.target ? `error: ${e.message}` : `not loaded: ${e.target.src || e.target.href}`), true);
  addEventListener('unhandledrejection', e => all.push(`rejection: ${e.reason}`));
  for (const level of ['error', 'warn']) {
    const before = console[level];
    console[level] = (...words) => { all.push(`console.${level}: ${words.join(' ')}`); before.apply(console, words); };
  }
}";

/// What the page complained of so far.
///
/// # Errors
/// If the page does not answer.
pub async fn complaints(page: &WebDriver) -> WebDriverResult<Vec<String>> {
    page.execute("return window.complaints", vec![]).await?.convert()
}

/// Asserts that the page complained of nothing.
///
/// # Errors
/// If the page does not answer.
///
/// # Panics
/// If it did complain.
pub async fn no_complaints(page: &WebDriver) -> WebDriverResult<()> {
    let complaints = complaints(page).await?;
    assert!(complaints.is_empty(), "the page complains:\n{}", complaints.join("\n"));
    Ok(())
}
