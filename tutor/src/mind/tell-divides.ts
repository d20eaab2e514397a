import type { Event } from '#mind/event.ts'
import type { TalkState } from '#mind/state.ts'
import type { Turn } from '#mind/turn.ts'

const lead = String.raw`^\W*(?:(?:so|and|but|ok|then|wait|also) )*`
const number = String.raw`(\d{1,6})`
/** A number, and one that it may divide: asked, or said with "right?" after it. */
const factorFirst = new RegExp(
  String.raw`${lead}(?:is )?${number} (?:is )?(?:(?:a |one )?factor of|a divisor of)|${lead}(?:does|can|do) ${number} (?:go|fit|divide)s? (?:exactly )?(?:into|in)`,
  'i',
)
const multipleFirst = new RegExp(
  String.raw`${lead}(?:is )?${number} (?:is )?(?:a multiple of|divisible by|in the)|${lead}(?:can|do) (?:you|u|i|we) divide ${number} by`,
  'i',
)
const rest = new RegExp(
  String.raw`^ ${number}(?: times ?tables?|s)?(?: (?:exactly|evenly|right|yeah|yes|correct|then|or not))*\W*$`,
  'i',
)

/** Tells whether a number divides another, to whoever asks it: by the sum that shows it. */
export function tellDivides(state: TalkState, { text, in_hand }: Event): Turn | undefined {
  const isOpen = state.problem !== undefined && !state.problem.is_done
  const pair = in_hand || isOpen ? undefined : pairIn(text)
  if (!pair) return undefined
  const { factor, of } = pair
  const times = Math.floor(of / factor)
  const left = of - times * factor
  const shown = `${factor} \\times ${times} = ${times * factor}`
  const told =
    left === 0 ? `$${shown}$, with nothing left over.` : `$${shown}$, and $${left}$ is left over.`
  return {
    state,
    move: {
      mode: 'explain',
      act: { type: 'cite', verdict: left === 0 ? 'so' : 'not_so' },
      facts: [{ text: told, from: 'algebra' }],
      ask: 'Which other numbers go into it?',
    },
  }
}

function pairIn(text: string): { readonly factor: number; readonly of: number } | undefined {
  for (const [pattern, isFactor] of [
    [factorFirst, true],
    [multipleFirst, false],
  ] as const) {
    const found = pattern.exec(text)
    const second = found && rest.exec(text.slice(found[0].length))?.[1]
    if (!found || second === undefined || second === null) continue
    const first = Number(found.slice(1).find((each) => each !== undefined))
    const [factor, of] = isFactor ? [first, Number(second)] : [Number(second), first]
    if (factor > 0 && of > 0) return { factor, of }
  }
  return undefined
}
