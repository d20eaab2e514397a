/** Answers what can be seen of an element, in the page itself. */
export type Sight = ReturnType<typeof sightProbe>

/**
 * Runs in the page: looks at elements as somebody would who has no mouse. It stands alone, since it is
 * sent there as text.
 */
export function sightProbe() {
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const what = element.getAttribute('name') ?? element.getAttribute('role') ?? ''
    return `${element.tagName.toLowerCase()} ${what} "${words.trim().slice(0, 40)}"`
  }

  /** The share of a box that is on the screen with nothing over it; of a high one, of a screenful. */
  const shareInSight = (element: Element) => {
    let all = 0
    let free = 0
    for (const { left, top, bottom, width, height } of element.getClientRects()) {
      const isHigh = height > innerHeight / 2
      const from = isHigh ? Math.max(top, 0) : top
      const down = isHigh ? Math.min(bottom, innerHeight) - from : height
      for (const across of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        for (const below of [0.2, 0.5, 0.8]) {
          const hit = document.elementFromPoint(left + width * across, from + down * below)
          all++
          if (hit && element.contains(hit)) free++
          else if (hit?.closest('label')?.contains(element)) free++
        }
      }
    }
    return all === 0 ? 0 : free / all
  }

  /** Where it is drawn: an input that is hidden, clipped or tiny has a label or a box for it. */
  const drawn = (element: Element): Element => {
    if (!(element instanceof HTMLInputElement)) return element
    const { width, height } = element.getBoundingClientRect()
    const isDrawn = width > 4 && height > 4 && getComputedStyle(element).opacity !== '0'
    const places = [isDrawn && element, element.labels?.[0], element.parentElement]
    const found = places.filter((each) => each instanceof Element)
    return found.toSorted((one, other) => shareInSight(other) - shareInSight(one))[0] ?? element
  }

  /** A ring of its own, or one that a box around it draws in its place. */
  const hasRing = (element: Element) => {
    let each: Element | null = element
    for (let up = 0; each && up < 5; up++, each = each.parentElement) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
      const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      if (isDrawn && !/transparent|^rgba.*, 0\)|\/ 0\)/.test(outlineColor)) return true
    }
    return false
  }

  const sticks = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true
    }
    return false
  }

  return { nameOf, shareInSight, drawn, hasRing, sticks }
}
