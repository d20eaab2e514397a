/** How long a failed reload is remembered, so that a page that is really gone does not reload for ever. */
const againAfterMs = 10_000

/** The time of the last reload travels in the page's history: it goes with the tab. */
type Marked = { readonly reloaded_at?: number } | null

/** A page whose files are gone, because a new version was put up, is loaded anew: once. */
export function reloadOnceAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Safe: a missing mark is what every other state has.
    const mark = (history.state as Marked)?.reloaded_at ?? 0
    // Without a network a reload would take away the page on which somebody is working.
    if (!navigator.onLine || Date.now() - mark < againAfterMs) return
    event.preventDefault()
    history.replaceState({ ...history.state, reloaded_at: Date.now() }, '')
    location.reload()
  })
}
