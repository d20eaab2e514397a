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

/** The boxes at the foot of the screen that stay there when the page is scrolled. */
export function staysAtFoot(): Stay[] {
  const y = window.innerHeight - 2
  const across = [20, window.innerWidth / 2, window.innerWidth - 20]
  const found = across.flatMap((x) => document.elementsFromPoint(x, y))
  return found
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
}
