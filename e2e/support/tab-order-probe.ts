export type Way = 'on' | 'back'

/**
 * Runs in the page: looks at the stops of the Tab key as somebody would who has no mouse. It stands
 * alone, since it is sent there as text.
 */
export function eyes() {
  const problems = new Set<string>()
  const seen = new Set<Element>()
  /** Told of at once: on a busy machine the next press may come before somebody looks. */
  const reached = new Set<EventTarget>()
  let last: { readonly name: string; readonly place: Element } | undefined
  let isThrough = false
  let way: Way = 'on'

  const edge = () => {
    const element = document.createElement('span')
    element.style.position = 'fixed'
    element.tabIndex = 0
    return element
  }
  const [first, end] = [edge(), edge()]

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
      if (isDrawn && !/transparent|, 0\)|\/ 0\)/.test(outlineColor)) return true
    }
    return false
  }

  const sticks = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(each).position)) return true
    }
    return false
  }

  const look = (element: Element) => {
    const place = drawn(element)
    const share = shareInSight(place)
    if (share < 0.5) {
      problems.add(`${nameOf(element)} is out of sight: ${Math.round(share * 100)} %`)
    }
    if (!hasRing(element)) problems.add(`${nameOf(element)} has no ring`)
    if (sticks(element)) {
      last = undefined
      return
    }
    if (last) {
      // Both now: a page may grow while somebody walks through it.
      const boxes = [last.place, place].map((each) => each.getBoundingClientRect())
      const [before = new DOMRect(), after = new DOMRect()] =
        way === 'on' ? boxes : boxes.toReversed()
      const isAbove = after.bottom < before.top - 16
      const isColumn = after.left >= before.right - 8
      if (isAbove && !isColumn) {
        problems.add(`${last.name} and ${nameOf(element)} are in no order`)
      }
    }
    last = { name: nameOf(element), place }
  }

  const came = ({ target }: FocusEvent) => void (target && reached.add(target))

  const stopped = ({ key }: KeyboardEvent) => {
    const element = document.activeElement
    if (key !== 'Tab' || isThrough || !element) return
    isThrough = element === end
    if (isThrough || seen.has(element)) return
    seen.add(element)
    if (element === document.body) problems.add('The focus is lost on the way')
    else look(element)
  }

  const candidates =
    'a[href], button, input, select, textarea, summary, math-field, [tabindex], [contenteditable=true]'

  /** All that takes part, and that the Tab key has to come to. */
  const wanted = () =>
    [...document.querySelectorAll<HTMLElement>(candidates)].filter((element) => {
      if (element.tabIndex < 0 || element.matches(':disabled, [inert] *, [type=hidden]'))
        return false
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (element.closest('[data-base-ui-focus-guard]')) return false
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      // Of the radio buttons of one name the Tab key comes to one, and the arrows to the others.
      const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
      return !group.some((other) => other.name === element.name && reached.has(other))
    })

  return {
    /** Looks at where the focus is now. */
    lookHere: () => {
      problems.clear()
      const element = document.activeElement
      if (element) look(element)
      return [...problems]
    },
    /** A walk goes from an edge to the other, and not round: what lies between is the browser's own. */
    begin: (to: Way) => {
      way = to
      document.body.prepend(way === 'on' ? first : end)
      document.body.append(way === 'on' ? end : first)
      document.addEventListener('focusin', came, true)
      document.addEventListener('keyup', stopped, true)
      first.focus()
    },
    isThrough: () => isThrough,
    finish: () => {
      document.removeEventListener('focusin', came, true)
      document.removeEventListener('keyup', stopped, true)
      first.remove()
      end.remove()
      for (const element of wanted()) {
        if (!reached.has(element)) problems.add(`${nameOf(element)} is left out`)
      }
      return [...problems]
    },
  }
}
