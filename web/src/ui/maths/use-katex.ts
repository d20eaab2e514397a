import { useSyncExternalStore } from 'react'

type Katex = typeof import('#ui/maths/katex.ts')

let katex: Katex | undefined
let asked = false
const waiting = new Set<() => void>()

/** Fetches KaTeX once, the first time that a formula is on the page; a failed fetch is tried again. */
function load() {
  if (asked) return
  asked = true
  import('#ui/maths/katex.ts').then(
    (module) => {
      katex = module
      for (const tell of waiting) tell()
    },
    () => {
      asked = false
    },
  )
}

function subscribe(tell: () => void) {
  waiting.add(tell)
  load()
  return () => waiting.delete(tell)
}

/** KaTeX, or `undefined` while it is on its way. */
export function useKatex(): Katex | undefined {
  return useSyncExternalStore(
    subscribe,
    () => katex,
    () => undefined,
  )
}
