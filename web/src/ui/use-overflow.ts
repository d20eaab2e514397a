import { type RefObject, useEffect } from 'react'

/** Nearer to the end than this, in pixels, nothing is hidden. */
const slack = 2

/**
 * Marks an element that is too narrow for what it holds with `data-scrolls`: `more` while there is something
 * behind its right edge, then `end`. It can then be reached and scrolled by the keyboard.
 */
export function useOverflow(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const look = () => {
      const hidden = element.scrollWidth - element.clientWidth
      if (hidden <= slack) {
        delete element.dataset.scrolls
        element.removeAttribute('tabindex')
        return
      }
      element.dataset.scrolls = hidden - element.scrollLeft > slack ? 'more' : 'end'
      element.tabIndex = 0
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  })
}
