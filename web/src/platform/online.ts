import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isReached = true

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  listeners.add(changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
    listeners.delete(changed)
  }
}

/** Whether the browser has a network, and the server was found behind it when it was last looked for. */
export const isOnline = () => navigator.onLine && isReached

/** Where pages are rendered ahead there is no network to lose. */
const always = () => true

export const useOnline = () => useSyncExternalStore(subscribe, isOnline, always)

/** The server was reached, or it was not, and what the device keeps is shown in its place. */
export function setReached(is: boolean): void {
  if (is === isReached) return
  isReached = is
  for (const tell of listeners) tell()
}
