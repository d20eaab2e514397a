import { type RefObject, useEffect, useState } from 'react'
import { footOf, staysAtFoot } from './foot.ts'

/** How often it is looked whether another bar stands there: a dock comes and goes with its question. */
const lookMs = 250

/** The pixels at the foot of the screen that are not for notifications, for as long as there are some. */
export function useFoot(place: RefObject<Element | null>, isWanted: boolean): number {
  const [foot, setFoot] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    const look = () => setFoot(footOf(staysAtFoot(place.current), window.innerHeight))
    look()
    const timer = setInterval(look, lookMs)
    document.addEventListener('focusin', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('focusin', look)
    }
  }, [place, isWanted])
  return foot
}
