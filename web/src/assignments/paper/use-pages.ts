import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { distribute, type Rooms } from './distribute.ts'

/**
 * Puts so many blocks on pages by how high they turn out to be, and again when one changes: a picture or a
 * letter may come after the text. `blockAt` is given to each block's element.
 */
export function usePages(count: number, rooms: Rooms) {
  const [heights, setHeights] = useState<readonly number[]>([])
  const elements = useRef(new Map<Element, number>())
  const [observer] = useState(
    () =>
      new ResizeObserver((entries) => {
        const changed = entries.flatMap(({ target }) => {
          const at = elements.current.get(target)
          // Laid out where it is printed: a page that is shown smaller says so of its blocks.
          return at === undefined ? [] : [{ at, height: (target as HTMLElement).offsetHeight }]
        })
        setHeights((before) => {
          if (changed.every(({ at, height }) => before[at] === height)) return before
          const next = [...before]
          for (const { at, height } of changed) next[at] = height
          return next
        })
      }),
  )
  useEffect(() => () => observer.disconnect(), [observer])
  const blockAt = useCallback(
    (at: number) => (element: HTMLElement | null) => {
      if (!element) return
      elements.current.set(element, at)
      observer.observe(element)
      return () => {
        observer.unobserve(element)
        elements.current.delete(element)
      }
    },
    [observer],
  )
  const { first, other } = rooms
  const pages = useMemo(
    () =>
      distribute(
        Array.from({ length: count }, (_, at) => heights[at] ?? 0),
        { first, other },
      ),
    [heights, count, first, other],
  )
  return { pages, blockAt, isMeasured: heights.length >= count }
}
