/** A box on the screen, from its top to its bottom, in CSS pixels. */
export type Stay = { readonly top: number; readonly bottom: number }

/** What is higher than this share of the screen is a page or a dialog, and no bar at its foot. */
const highest = 0.5

/** How much of the screen's foot is taken by bars that stay there: a phone's places, the dock of a quiz. */
export function footOf(stays: readonly Stay[], height: number): number {
  const bars = stays.filter(
    ({ top, bottom }) => bottom >= height - 1 && top < height && top >= height * highest,
  )
  return Math.max(0, ...bars.map(({ top }) => height - top))
}

/** The ring around what has the focus, in pixels. */
const ring = 5

/** Where the focus of the keyboard is: what is covered there cannot be seen to be pressed. */
function focused(place: Element): Element[] {
  const has = document.activeElement
  return has?.matches(':focus-visible') && !place.contains(has) ? [has] : []
}

/** The buttons of a dialog and what has the focus, where they lie under notifications: from there down to the foot. */
function seenAtFoot(place: Element): Stay[] {
  const { left: from, right: to } = place.getBoundingClientRect()
  const answers = document.querySelectorAll('[data-answers]')
  return [...answers, ...focused(place)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right, bottom }) => right > from && left < to && bottom > 0)
    .map(({ top }) => ({ top: top - ring, bottom: window.innerHeight }))
}

/**
 * The boxes at the foot of the screen that notifications (at `place`) must not lie on: what stays there when
 * the page is scrolled, the buttons of a dialog, and what has the focus.
 */
export function staysAtFoot(place: Element | null): Stay[] {
  const y = window.innerHeight - 2
  const across = [20, window.innerWidth / 2, window.innerWidth - 20]
  const found = across.flatMap((x) => document.elementsFromPoint(x, y))
  const bars = found
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
  return [...bars, ...(place ? seenAtFoot(place) : [])]
}
