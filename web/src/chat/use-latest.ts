import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same from one drawing to the next, and does what the latest one says. */
export function useLatest<Arguments extends unknown[]>(act: (...given: Arguments) => void) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Arguments) => latest.current(...given), [])
}
