import { site } from '#platform/brand.ts'

let isAsked = false

/** Registers the service worker of the student's pages, once the open page has loaded. */
export function registerShell(): void {
  if (isAsked || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  isAsked = true
  const register = () =>
    // Without it everything works, except a reload without a network.
    navigator.serviceWorker.register('/sw.js', { scope: `${site.base_path}/` }).catch(() => {})
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
