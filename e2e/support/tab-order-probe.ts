import type { Page } from '@playwright/test'
import { type Sight, sightProbe } from './sight-probe.ts'

export type Way = 'on' | 'back'

type Stops = ReturnType<typeof stopsProbe>

/** Puts into a page what looks at the stops of the Tab key there. Each part is sent as text, and given the others. */
export async function probeStops(page: Page) {
  const sight = await page.evaluateHandle(sightProbe)
  const stops = await page.evaluateHandle(stopsProbe, sight)
  return page.evaluateHandle(walkProbe, { sight, stops })
}

/** Runs in the page: looks at a stop, and whether it follows the one before it. */
function stopsProbe({ nameOf, shareInSight, drawn, hasRing, sticks }: Sight) {
  const problems = new Set<string>()
  let last: { readonly name: string; readonly place: Element } | undefined

  const compare = (before: DOMRect, after: DOMRect, names: string) => {
    const isAbove = after.bottom < before.top - 16
    const isColumn = after.left >= before.right - 8
    if (isAbove && !isColumn) problems.add(`${names} are in no order`)
  }

  const look = (element: Element, way: Way) => {
    const place = drawn(element)
    const share = shareInSight(place)
    const name = nameOf(element)
    if (share < 0.5) problems.add(`${name} is out of sight: ${Math.round(share * 100)} %`)
    if (!hasRing(element)) problems.add(`${name} has no ring`)
    if (sticks(element)) {
      last = undefined
      return
    }
    if (last) {
      // Both now: a page may grow while somebody walks through it.
      const [one, other] = [last.place.getBoundingClientRect(), place.getBoundingClientRect()]
      const names = `${last.name} and ${name}`
      if (way === 'on') compare(one, other, names)
      else compare(other, one, names)
    }
    last = { name, place }
  }

  return { problems, look }
}

/** Runs in the page: follows the focus from one edge of it to the other. */
function walkProbe({ sight, stops }: { readonly sight: Sight; readonly stops: Stops }) {
  const { problems, look } = stops
  const seen = new Set<Element>()
  /** Told of at once: on a busy machine the next press may come before somebody looks. */
  const reached = new Set<EventTarget>()
  let isThrough = false
  let way: Way = 'on'

  const edge = () => {
    const element = document.createElement('span')
    element.style.position = 'fixed'
    element.tabIndex = 0
    return element
  }
  const [first, end] = [edge(), edge()]

  const came = ({ target }: FocusEvent) => void (target && reached.add(target))

  const stopped = ({ key }: KeyboardEvent) => {
    const element = document.activeElement
    if (key !== 'Tab' || isThrough || !element) return
    isThrough = element === end
    if (isThrough || seen.has(element)) return
    seen.add(element)
    if (element === document.body) problems.add('The focus is lost on the way')
    else look(element, way)
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
      if (element) look(element, way)
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
        if (!reached.has(element)) problems.add(`${sight.nameOf(element)} is left out`)
      }
      return [...problems]
    },
  }
}
