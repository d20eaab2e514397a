import { useEffect, useState } from 'react'
import { footOf, staysAtFoot } from './foot.ts'

/** How often it is looked whether another bar stands there: a dock comes and goes with its question. */
const lookMs = 250

/** The pixels at the foot of the screen that belong to bars, for as long as somebody wants to know. */
export function useFoot(isWanted: boolean): number {
  const [foot, setFoot] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    const look = () => setFoot(footOf(staysAtFoot(), window.innerHeight))
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [isWanted])
  return foot
}
