/** How long a failed reload is remembered, so that a page that is really gone does not reload for ever. */
const againAfterMs = 10_000

/** The tab's own name outlives a load, goes with the tab, and is nothing that the browser stores. */
const prefix = 'reloaded at '
const lastReload = () =>
  window.name.startsWith(prefix) ? Number(window.name.slice(prefix.length)) : 0

/**
 * A page whose files are gone, because a new version was put up, is loaded anew: once. Where somebody
 * was on the way to another page, that one: `target` is its address, nothing while they stay. A file
 * that a bad network lost is no reason: a reload would take away the page on which somebody works.
 */
export function reloadOnceAfterDeploy(target: () => string | undefined): void {
  window.addEventListener('vite:preloadError', () => {
    const to = target()
    void isReplaced().then((isNew) => {
      if (!isNew || Date.now() - lastReload() < againAfterMs) return
      window.name = prefix + Date.now()
      if (to === undefined) location.reload()
      else location.replace(to)
    })
  })
}

/** Tells whether the server has another version by now: the name of a page's first script goes with it. */
async function isReplaced(): Promise<boolean> {
  const first = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!first) return false
  return fetch(first.src, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )
}

/** A page that the browser kept whole and shows again may be that of whoever was here before. */
export function reloadFromHistory(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}
