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

/** Where the focus of the keyboard is: what is covered there cannot be seen to be pressed. */
function focusAtFoot(place: Element | null): Stay[] {
  const focused = document.activeElement
  if (!place || !focused?.matches(':focus-visible') || place.contains(focused)) return []
  const { top, bottom, left, right } = focused.getBoundingClientRect()
  const { left: from, right: to } = place.getBoundingClientRect()
  const isUnder = right > from && left < to && bottom > 0
  return isUnder ? [{ top: top - ring, bottom: window.innerHeight }] : []
}

/** The ring around what has the focus, in pixels. */
const ring = 5

/**
 * The boxes at the foot of the screen that notifications (at `place`) must not lie on: what stays there when
 * the page is scrolled, and what has the focus.
 */
export function staysAtFoot(place: Element | null): Stay[] {
  const y = window.innerHeight - 2
  const across = [20, window.innerWidth / 2, window.innerWidth - 20]
  const found = across.flatMap((x) => document.elementsFromPoint(x, y))
  const bars = found
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
  return [...bars, ...focusAtFoot(place)]
}
