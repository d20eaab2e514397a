import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'

/** A pause before what did not come is asked for again, in milliseconds. */
const againMs = 3000

/**
 * A part of a page that is not there at its first paint, and is fetched ahead. Once it is there it is drawn
 * without a pause; where the network is gone it is asked for until it comes, and the page stays.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
) {
  let there: ComponentType<Props> | undefined
  const fetchPart = async (): Promise<ComponentType<Props>> => {
    for (;;) {
      try {
        there ??= await load()
        return there
      } catch {
        await new Promise((resolve) => setTimeout(resolve, againMs))
      }
    }
  }
  const Lazy = lazy(async () => ({ default: await fetchPart() }))
  function Later(props: Props) {
    // What was drawn once stays the same element, or it would lose what it holds.
    const [Part] = useState(() => there)
    return Part ? (
      <Part {...props} />
    ) : (
      <Suspense fallback={meanwhile}>
        <Lazy {...props} />
      </Suspense>
    )
  }
  return { Later, fetchAhead: () => void fetchPart() }
}
