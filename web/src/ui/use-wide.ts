import { useSyncExternalStore } from 'react'

/** From here on a page has room for a second column. As the breakpoint "xl". */
const WIDE = '(min-width: 1180px)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(WIDE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Tells whether the window is as wide as a desk's. */
export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
