import { useSyncExternalStore } from 'react'

/** From here on there is room beside a talk for the help with its question. As the breakpoint "lg". */
const DESK = '(min-width: 1020px)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(DESK)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Tells whether the window has room for what stands beside a talk. */
export const useDesk = () => useSyncExternalStore(subscribe, () => window.matchMedia(DESK).matches)
