import { useSyncExternalStore } from 'react'

/** From here on the threads and the notes stand beside the conversation. As the breakpoint "xl". */
const wide = '(min-width: 1180px)'

function subscribe(changed: () => void): () => void {
  const media = window.matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export const useWide = () => useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
