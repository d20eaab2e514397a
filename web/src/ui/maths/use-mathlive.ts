import { useEffect, useState } from 'react'

type MathLive = typeof import('#ui/maths/mathlive.ts')

/** Fetches MathLive when `wanted`; `undefined` until it is there, and for good when it cannot come. */
export function useMathLive(wanted: boolean): MathLive | undefined {
  const [mathlive, setMathlive] = useState<MathLive>()
  useEffect(() => {
    if (!wanted) return
    let gone = false
    // Without a network the plain text box serves, so a failed fetch needs no words.
    import('#ui/maths/mathlive.ts').then(
      (module) => {
        if (!gone) setMathlive(module)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [wanted])
  return mathlive
}
