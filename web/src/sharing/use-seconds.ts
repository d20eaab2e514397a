import { useEffect, useEffectEvent } from 'react'

const secondMs = 1000

/** Counts the seconds in which a question is in front of somebody: not while the page is hidden. */
export function useSeconds(isCounting: boolean, onSecond: () => void): void {
  const tick = useEffectEvent(onSecond)
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => {
      if (!document.hidden) tick()
    }, secondMs)
    return () => clearInterval(timer)
  }, [isCounting])
}
