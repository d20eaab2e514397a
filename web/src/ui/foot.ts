/** A box on the screen, from its top to its bottom, in CSS pixels. */
export type Box = { readonly top: number; readonly bottom: number }

/** What notifications must not lie on: bars that stay there when the page is scrolled, and what must be seen. */
export type Kept = { readonly bars: readonly Box[]; readonly seen: readonly Box[] }

/** What is higher than this share of the screen is a page or a dialog, and no bar at its foot. */
const highest = 0.5

/** The ring around what has the focus, in pixels. */
const ring = 5

/** The bars of a phone's places, the dock of a quiz: those that reach the foot. */
const atFoot = ({ bars }: Kept, height: number) =>
  bars.filter(({ top, bottom }) => bottom >= height - 1 && top < height && top >= height * highest)

/** How much of the screen's foot is taken, up to the highest of what must be kept clear there. */
export function footOf(kept: Kept, height: number): number {
  const seen = kept.seen.filter(({ top }) => top < height && top >= height * highest)
  return Math.max(0, ...[...atFoot(kept, height), ...seen].map(({ top }) => height - top))
}

/** Tells whether a box lies on nothing that must be kept clear. */
export const isClear = (box: Box, kept: Kept, height: number): boolean =>
  [...atFoot(kept, height), ...kept.seen].every(
    ({ top, bottom }) => bottom <= box.top || top >= box.bottom,
  )

/** Where the focus of the keyboard is: what is covered there cannot be seen to be pressed. */
function focused(place: Element): Element[] {
  const has = document.activeElement
  return has?.matches(':focus-visible') && !place.contains(has) ? [has] : []
}

/** The bars at the foot of the screen, the buttons of a dialog, and what has the focus, as far as it is in line with a place. */
export function keptClearOf(place: Element): Kept {
  const y = window.innerHeight - 2
  const across = [20, window.innerWidth / 2, window.innerWidth - 20]
  const bars = across
    .flatMap((x) => document.elementsFromPoint(x, y))
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
    .filter((element) => !place.contains(element))
    .map((element) => element.getBoundingClientRect())
  const { left: from, right: to } = place.getBoundingClientRect()
  const answers = document.querySelectorAll('[data-answers]')
  const seen = [...answers, ...focused(place)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ left, right }) => right > from && left < to)
    .map(({ top, bottom }) => ({ top: top - ring, bottom: bottom + ring }))
  return { bars, seen }
}
