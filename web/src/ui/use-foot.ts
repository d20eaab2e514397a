import { type RefObject, useEffect, useState } from 'react'
import { footOf, staysAtFoot } from './foot.ts'

/** How often it is looked whether another bar stands there: a dock comes and goes with its question. */
const lookMs = 250

/**
 * The pixels at the foot of the screen that are not for notifications, for as long as there are some. They only grow
 * meanwhile, and not while something is pressed: what came down between a finger's press and its release would take the
 * press to itself.
 */
export function useFoot(place: RefObject<Element | null>, isWanted: boolean): number {
  const [foot, setFoot] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    let isPressed = false
    const look = () => {
      if (isPressed) return
      const taken = footOf(staysAtFoot(place.current), window.innerHeight)
      setFoot((foot) => Math.max(foot, taken))
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
