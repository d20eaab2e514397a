import { useSyncExternalStore } from 'react'

/** Below this the screen is a phone's: drawers come from below. As the breakpoint "md". */
const NARROW = '(max-width: 759.98px)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(NARROW)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone; false while a page is prerendered. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}
