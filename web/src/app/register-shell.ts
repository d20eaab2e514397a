import { site } from '#platform/brand.ts'

let isAsked = false

/** Keeps the shell of the student's pages on this device, once the page that is open has all that it needs. */
export function registerShell(): void {
  if (isAsked || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  isAsked = true
  const register = () =>
    // Without it everything works as it does, but for a reload without a network.
    navigator.serviceWorker.register('/sw.js', { scope: `${site.base_path}/` }).catch(() => {})
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', () => void register(), { once: true })
}
