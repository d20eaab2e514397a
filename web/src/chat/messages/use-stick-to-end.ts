import { useCallback, useEffect, useRef, useState } from 'react'

/** So near to the end, in pixels, a reader is taken to follow what is being written. */
const nearEnd = 80

/** So near to its beginning, in pixels, what came before is fetched. */
const nearStart = 1_200

/** Keeps a scrolling box at its end while its content grows, unless the reader has scrolled up. */
export function useStickToEnd(onNearStart: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const top = useRef(0)
  const [isAway, setAway] = useState(false)

  const toEnd = useCallback(() => {
    follows.current = true
    setAway(false)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [])

  const onScroll = () => {
    const at = box.current
    if (!at) return
    const isAtEnd = at.scrollHeight - at.scrollTop - at.clientHeight < nearEnd
    // Only a reader who goes up leaves the end; what has grown below goes before it is followed.
    if (isAtEnd || at.scrollTop < top.current) follows.current = isAtEnd
    top.current = at.scrollTop
    setAway(!follows.current)
    if (!follows.current && at.scrollTop < nearStart) onNearStart()
  }

  useEffect(() => {
    const at = box.current
    if (!at || !content.current) return
    let height = at.scrollHeight
    const observer = new ResizeObserver(() => {
      // Earlier messages that come in above leave what is being read where it is.
      if (follows.current) at.scrollTop = at.scrollHeight
      else if (at.scrollTop === 0) at.scrollTop = at.scrollHeight - height
      height = at.scrollHeight
    })
    observer.observe(content.current)
    observer.observe(at)
    return () => observer.disconnect()
  }, [])

  return { box, content, onScroll, isAway, toEnd }
}
