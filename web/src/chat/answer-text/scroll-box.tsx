import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'

type ScrollBoxProps = {
  /** What a screen reader calls it when it has to be scrolled. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Holds what may be wider than the column. The keyboard reaches it only when there is something to scroll. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const at = box.current
    if (!at) return
    const observer = new ResizeObserver(() => setScrolls(at.scrollWidth > at.clientWidth))
    observer.observe(at)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={box}
      className={classes('max-w-full overflow-x-auto overflow-y-hidden', className)}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  )
}
