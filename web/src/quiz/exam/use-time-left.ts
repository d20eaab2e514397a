import { useEffect, useEffectEvent, useState } from 'react'
import { saidBetween, secondsUntil } from './time-left.ts'

const secondMs = 1000
/** How long the words of what is left stay in sight. */
const saidForMs = 20_000

/**
 * The seconds until an end of the server's clock, and the minutes that are just being said. `aheadMs` is by
 * how much the server's clock is ahead of this device's; undefined while nobody knows.
 */
export function useTimeLeft(ends_at: string, aheadMs: number | undefined) {
  const [left, setLeft] = useState<number>()
  const [said, setSaid] = useState<number>()
  const look = useEffectEvent(() => {
    if (aheadMs === undefined) return
    const now = secondsUntil(ends_at, Date.now() + aheadMs)
    const minutes = left === undefined ? undefined : saidBetween(left, now)
    if (minutes !== undefined) setSaid(minutes)
    setLeft(now)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the clock is known it is looked at
  useEffect(() => {
    look()
    // A tablet that slept looks as soon as it wakes.
    const timer = setInterval(look, secondMs)
    const awake = () => look()
    document.addEventListener('visibilitychange', awake)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', awake)
    }
  }, [aheadMs, ends_at])
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), saidForMs)
    return () => clearTimeout(timer)
  }, [said])
  return { left, said }
}
