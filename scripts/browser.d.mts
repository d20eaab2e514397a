/** The path of a Chromium to test with, or nothing where Playwright finds its own. */
export function findBrowser(): string | undefined
