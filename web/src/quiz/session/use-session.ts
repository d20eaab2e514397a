import { useEffect, useEffectEvent, useState } from 'react'
import type { QuizSession } from './session.ts'

/**
 * The state of a session, which sends what waits whenever the network or the student comes back.
 *
 * A field that is being typed into changes its own state and the session's in one event, and both must
 * reach the page in one go: `useSyncExternalStore` would draw the session's ahead of the field's.
 */
export function useSession(session: QuizSession) {
  const [state, setState] = useState(session.getState)
  useEffect(() => {
    const changed = () => setState(session.getState())
    changed()
    return session.subscribe(changed)
  }, [session])
  useEffect(() => {
    const back = () => {
      if (document.visibilityState === 'visible') void session.flush()
    }
    window.addEventListener('online', session.online)
    window.addEventListener('offline', session.offline)
    window.addEventListener('focus', back)
    document.addEventListener('visibilitychange', back)
    if (navigator.onLine) void session.flush()
    else session.offline()
    return () => {
      window.removeEventListener('online', session.online)
      window.removeEventListener('offline', session.offline)
      window.removeEventListener('focus', back)
      document.removeEventListener('visibilitychange', back)
      // What is still on this device goes out while the next page is read.
      void session.flush()
    }
  }, [session])
  return state
}

/** Calls back once a second while the page is in sight. */
export function useSeconds(isCounting: boolean, onSecond: () => void): void {
  const counted = useEffectEvent(onSecond)
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') counted()
    }, 1000)
    return () => clearInterval(timer)
  }, [isCounting])
}
