import { useEffect, useState } from 'react'

type MathsReader = typeof import('@learngrove/maths/browser')

let loaded: Promise<MathsReader> | undefined

/** Fetches the reader once for all fields; a failed fetch is tried again by the next field. */
const load = (): Promise<MathsReader> => {
  loaded ??= import('@learngrove/maths/browser')
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

/**
 * The reader that the marker uses; `undefined` while it is on its way, and for good where it cannot
 * come. It is fetched apart, because no page needs it before something is written.
 */
export function useMathsReader(): MathsReader | undefined {
  const [reader, setReader] = useState<MathsReader>()
  useEffect(() => {
    let gone = false
    load().then(
      (module) => {
        if (!gone) setReader(module)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [])
  return reader
}
