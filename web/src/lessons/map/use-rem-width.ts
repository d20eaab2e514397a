import { type RefObject, useLayoutEffect, useState } from 'react'

/** Is taken for a first look, before the place was measured. */
const FIRST_REM = 60

/** How wide a place is, in rem, so that what is laid out in it grows with the reader's letters. */
export function useRemWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST_REM)
  useLayoutEffect(() => {
    const at = place.current
    if (!at) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setWidth(at.clientWidth / rem)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(at)
    return () => observer.disconnect()
  }, [place])
  return width
}
