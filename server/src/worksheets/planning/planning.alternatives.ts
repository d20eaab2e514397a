import { isAlike, printOf } from './planning.alike.ts'
import type { Candidate } from './planning.candidate.ts'

export type How = 'same' | 'easier' | 'harder'

type Asked = {
  readonly of: { readonly question_id: string; readonly difficulty: number; readonly text: string }
  readonly how: How
  readonly candidates: readonly Candidate[]
  /** What stands on the sheet. */
  readonly kept: readonly { readonly question_id: string; readonly text: string }[]
  readonly count: number
}

/** Logits by which a question must differ to be easier or harder. */
const step = 0.1

/** Proposes questions in place of one, the nearest in difficulty first, and first what the class has not had. */
export function alternativesTo({ of, how, candidates, kept, count }: Asked): string[] {
  const away = ({ difficulty }: Candidate) => difficulty - of.difficulty
  const prints = kept
    .filter(({ question_id }) => question_id !== of.question_id)
    .map(({ text }) => printOf(text))
  const taken = new Set([of.question_id, ...kept.map(({ question_id }) => question_id)])
  const isThatWay = (each: Candidate) =>
    how === 'same' || (how === 'easier' ? away(each) <= -step : away(each) >= step)
  const chosen: string[] = []
  const ordered = candidates
    .filter((each) => !taken.has(each.question_id) && isThatWay(each))
    .toSorted(
      (a, b) =>
        Number(a.num_met > 0) - Number(b.num_met > 0) || Math.abs(away(a)) - Math.abs(away(b)),
    )
  for (const { question_id, text } of ordered) {
    if (chosen.length === count) break
    const print = printOf(text)
    if (chosen.includes(question_id) || prints.some((each) => isAlike(each, print))) continue
    prints.push(print)
    chosen.push(question_id)
  }
  return chosen
}
