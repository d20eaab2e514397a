import type { BubbleState } from './bubbles.ts'

type Bubble = { readonly order: number; readonly state: BubbleState }

/** The orders of the bubbles that are filled in; undefined where one of them is not clear. */
export function chosenOf(bubbles: readonly Bubble[]): number[] | undefined {
  if (bubbles.some(({ state }) => state === 'unsure')) return undefined
  return bubbles.filter(({ state }) => state === 'filled').map(({ order }) => order)
}

/** The one bubble that is filled in; undefined where it is not clear which, or none or several are. */
export function chosenOne(bubbles: readonly Bubble[]): number | undefined {
  const chosen = chosenOf(bubbles) ?? []
  return chosen.length === 1 ? chosen[0] : undefined
}
