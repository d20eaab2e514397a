/** How long a failed reload is remembered, so that a page that is really gone does not reload for ever. */
const againAfterMs = 10_000

/** The tab's own name outlives a load, goes with the tab, and is nothing that the browser stores. */
const prefix = 'reloaded at '
const lastReload = () =>
  window.name.startsWith(prefix) ? Number(window.name.slice(prefix.length)) : 0

/**
 * A page whose files are gone, because a new version was put up, is loaded anew: once. Where somebody
 * was on the way to another page, that one: `target` is its address, nothing while they stay.
 */
export function reloadOnceAfterDeploy(target: () => string | undefined): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload would take away the page on which somebody is working.
    if (!navigator.onLine || Date.now() - lastReload() < againAfterMs) return
    event.preventDefault()
    window.name = prefix + Date.now()
    const to = target()
    if (to === undefined) location.reload()
    // The router has put the address into the history by the time that this takes effect.
    else location.replace(to)
  })
}

/** A page that the browser kept whole and shows again may be that of whoever was here before. */
export function reloadFromHistory(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
