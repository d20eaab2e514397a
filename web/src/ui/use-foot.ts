import { type RefObject, useEffect, useState } from 'react'
import { footOf, isClear, keptClearOf } from './foot.ts'

/** How often it is looked whether something stands there now: a dock comes and goes with its question. */
const lookMs = 250

/**
 * The pixels at the foot of the screen that are not for notifications, for as long as there are some. They stay where
 * they are unless they lie on something, and while something is pressed: what came between a finger's press and its
 * release would take the press to itself.
 */
export function useFoot(place: RefObject<Element | null>, isWanted: boolean): number {
  const [foot, setFoot] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    let isPressed = false
    const look = () => {
      if (isPressed || !place.current) return
      const { innerHeight } = window
      const kept = keptClearOf(place.current)
      if (isClear(place.current.getBoundingClientRect(), kept, innerHeight)) return
      setFoot(footOf(kept, innerHeight))
    }
    const press = () => {
      isPressed = true
    }
    const release = () => {
      isPressed = false
    }
    const left = new AbortController()
    const { signal } = left
    document.addEventListener('pointerdown', press, { capture: true, signal })
    document.addEventListener('pointerup', release, { capture: true, signal })
    document.addEventListener('pointercancel', release, { capture: true, signal })
    document.addEventListener('focusin', look, { signal })
    const timer = setInterval(look, lookMs)
    look()
    return () => {
      left.abort()
      clearInterval(timer)
      setFoot(0)
    }
  }, [place, isWanted])
  return foot
}
