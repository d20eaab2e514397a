import type { Solution } from '#skills/step.ts'
import { stepWords } from '#skills/step-words.ts'
import type { Slip, Worked } from './family.ts'

/** Gives the working of a skill the shape of a family, with the words that Pip has for each kind of step. */
export function fromSolution(
  family: string,
  { start, steps, answer }: Solution,
  parts: Pick<Worked, 'goal'> &
    Partial<Pick<Worked, 'start' | 'answers' | 'answer' | 'slips' | 'unit'>>,
): Worked {
  return {
    start: `$${start}$`,
    line: start,
    steps: steps.map(({ kind, text, nudge, maths, claims }) => ({
      rule: `${family}.${kind}`,
      text,
      ...(nudge !== undefined && { nudge }),
      ask: stepWords[kind].ask,
      why: stepWords[kind].rule,
      maths,
      claims,
    })),
    answer,
    answers: [answer],
    ...parts,
    family,
  }
}

/** Keeps of usual wrong answers those that differ from the right one and from each other. */
export function slipsBeside(answer: string, slips: readonly (Slip | undefined)[]): readonly Slip[] {
  const seen = new Set([answer])
  return slips.flatMap((slip) => {
    if (!slip || seen.has(slip.value)) return []
    seen.add(slip.value)
    return [slip]
  })
}
