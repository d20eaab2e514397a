import { useEffect, useState } from 'react'

const tickMs = 1000

/** Seconds until a paper is over: below nothing once the time is up. */
export const secondsLeft = (started_at: string, minutes: number, now: number): number =>
  Math.ceil((new Date(started_at).getTime() + minutes * 60_000 - now) / 1000)

/** `75` is `1:15`. */
export function clockText(seconds: number): string {
  const left = Math.max(0, seconds)
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
}

/** The time of day in milliseconds, anew each second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
