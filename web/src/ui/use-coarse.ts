import { useSyncExternalStore } from 'react'

/** The finger is what points here first: the system's keyboard would come up for every field. */
const COARSE = '(pointer: coarse)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(COARSE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether a finger points, as on a telephone or a tablet; false while a page is prerendered. */
export function useCoarse(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(COARSE).matches,
    () => false,
  )
}
