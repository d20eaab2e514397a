import { useEffect, useState } from 'react'

const secondMs = 1000

/** Counts whole seconds down to 0; it begins anew whenever `cause` changes. */
export function useCountdown(seconds: number, cause: unknown): number {
  const [run, setRun] = useState({ cause, left: seconds })
  if (run.cause !== cause) setRun({ cause, left: seconds })
  const isOver = run.left <= 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setRun((now) => ({ ...now, left: now.left - 1 })), secondMs)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, run.left)
}
