import { chosenOf } from './reading/reading.chosen.ts'

type Bubbles = Parameters<typeof chosenOf>[0]

/**
 * Says what the bubbles of a question answer: undefined where only a person can tell, since one of them is not
 * clear, several are filled in, or there are none.
 */
export function answerOf(
  bubbles: readonly (Bubbles[number] & { readonly part: number | null })[],
): { selected_option: number[] } | 'empty' | undefined {
  // Parts may have answers beside bubbles: a person looks at the whole.
  if (bubbles.length === 0 || bubbles.some(({ part }) => part !== null)) return undefined
  const chosen = chosenOf(bubbles)
  if (!chosen || chosen.length > 1) return undefined
  return chosen.length === 0 ? 'empty' : { selected_option: chosen }
}
