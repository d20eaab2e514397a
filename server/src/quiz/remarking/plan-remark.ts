import type { Judgement } from '@learngrove/marking/judgement'
import { withdrawn } from '#platform/evidence.queries.ts'
import { decidedScheme } from '#quiz/decided-row.ts'
import type { GivenAnswer } from '#quiz/given-answer.ts'
import { type EvidenceOfTry, givenIn } from '#quiz/quiz.decisions.queries.ts'

/** What becomes of a try: other marks, or nothing since one before it is right. */
export type Outcome = {
  readonly head: EvidenceOfTry
  readonly judgement: Judgement | 'needless'
}

/** The marks of a try as they count. */
export type Standing = {
  readonly head: EvidenceOfTry
  readonly marks_given: number
  readonly is_full_marks: boolean
  /** Where they are other marks than before. */
  readonly judgement: Judgement | undefined
}

export type Plan = {
  readonly changes: readonly Outcome[]
  readonly standing: readonly Standing[]
}

/** Whether a person has decided about an answer: then it stays as they did. */
export const isByPerson = (heads: readonly EvidenceOfTry[]): boolean =>
  heads.some(({ marker, scheme }) => marker === 'teacher' && scheme === decidedScheme)

/**
 * Says what tries come to by a corrected key, the first try first. What the marker does not decide now keeps
 * the marks that it has. After a try that is right no further one would have been made.
 */
export async function planRemark(
  heads: readonly EvidenceOfTry[],
  judge: (answer: GivenAnswer) => Promise<Judgement>,
): Promise<Plan> {
  const changes: Outcome[] = []
  const standing: Standing[] = []
  for (const head of heads) {
    const isOut = head.verdict === withdrawn
    if (standing.at(-1)?.is_full_marks) {
      if (!isOut) changes.push({ head, judgement: 'needless' })
      continue
    }
    const judgement = await judge(givenIn(head))
    const isDecided = judgement.verdict !== 'unsure' && judgement.verdict !== 'unread'
    if (!isDecided && isOut) continue
    const { marks_given, is_full_marks } = isDecided ? judgement : head
    const isOther =
      isOut || marks_given !== head.marks_given || is_full_marks !== head.is_full_marks
    if (isOther) changes.push({ head, judgement })
    standing.push({ head, marks_given, is_full_marks, judgement: isOther ? judgement : undefined })
  }
  return { changes, standing }
}

/** The marks that a question has by its tries: those of the last that counts. */
export const marksBy = (standing: Plan['standing']): number => standing.at(-1)?.marks_given ?? 0

export const marksNow = (heads: readonly EvidenceOfTry[]): number =>
  heads.findLast(({ verdict }) => verdict !== withdrawn)?.marks_given ?? 0
