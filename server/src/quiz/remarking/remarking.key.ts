import type { Judgement } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import { parseMaths } from '@learngrove/maths'
import { variablesOf } from '@learngrove/maths/notation'
import type { Marker } from '#platform/marker.ts'
import { forMarker, type GivenAnswer } from '#quiz/given-answer.ts'
import { askedKey, pileKey } from '#quiz/marking/marking.pile-key.ts'

/** A correction of a key as it is kept: of an answer that counts too, what it says as a hash. */
export type KeptChange =
  | { readonly kind: 'accept'; readonly says: string }
  | { readonly kind: 'answers'; readonly answers: readonly string[] }
  | { readonly kind: 'options'; readonly orders: readonly number[] }
  | { readonly kind: 'tolerance'; readonly tolerance: number }

/** A question as it was drawn for a student, with what was corrected of its key for them since. */
export type AskedQuestion = {
  readonly question_id: string
  readonly drawn: Question
  readonly changes: readonly KeptChange[]
}

/** The marker of a judgement that a correction alone decided. */
export const correctionMarker = 'correction'

type Options = Parameters<Marker['judge']>[2]

/** Judges an answer by the key as it is corrected. */
export async function judgeByKey(
  marker: Pick<Marker, 'judge'>,
  { question_id, drawn, changes }: AskedQuestion,
  answer: GivenAnswer,
  options?: Options,
): Promise<Judgement> {
  const key = changes.reduce(correctedBy, drawn)
  const judgement = await marker.judge(key, forMarker(answer), options)
  const accepted = changes.flatMap((change) => (change.kind === 'accept' ? change.says : []))
  if (judgement.is_full_marks || accepted.length === 0) return judgement
  return accepted.includes(saysBy({ question_id, drawn }, answer, judgement))
    ? acceptedAs(judgement)
    : judgement
}

/** What is asked and what is answered, whatever marks a sheet gives for it. */
export const saysBy = (
  { question_id, drawn }: Omit<AskedQuestion, 'changes'>,
  answer: GivenAnswer,
  judgement: Judgement,
): string => pileKey(askedKey(question_id, { ...drawn, max_score: 0 }), drawn, answer, judgement)

/** The question with its key corrected. What belongs to another type changes nothing. */
export function correctedBy(question: Question, change: KeptChange): Question {
  switch (change.kind) {
    case 'accept':
      return question
    case 'tolerance':
      return question.type === 'number'
        ? { ...question, tolerance: { absolute: change.tolerance } }
        : question
    case 'options':
      return 'answers' in question ? { ...question, answers: change.orders } : question
    case 'answers':
      return withAnswers(question, change.answers)
  }
}

function withAnswers(question: Question, [answer = '', ...others]: readonly string[]): Question {
  const all = [answer, ...others]
  switch (question.type) {
    case 'number':
      return {
        ...{ ...question, answer, other_answers: others.map((each) => ({ answer: each })) },
        mistakes: (question.mistakes ?? []).filter((each) => !all.includes(each.answer)),
      }
    case 'expression':
      return {
        ...{ ...question, answer },
        alternatives: others.map((each) => ({ answer: each, verdict: 'right' as const })),
        mistakes: (question.mistakes ?? []).filter((each) => !all.includes(each.answer)),
        variables: [...new Set([...question.variables, ...all.flatMap(lettersOf)])],
      }
    case 'short_text':
      return { ...question, references: all }
    default:
      return question
  }
}

function lettersOf(answer: string): string[] {
  const parsed = parseMaths(answer)
  return parsed.ok ? [...variablesOf(parsed.expression)] : []
}

const acceptedAs = ({ max_score, reading, lines }: Judgement): Judgement => ({
  ...{ verdict: 'right', marks_given: max_score, max_score, is_full_marks: true, parts: [] },
  ...(reading && { reading }),
  ...(lines && { lines }),
  scoring_rationale: 'Your teacher counts this as right.',
  ...{ confidence: 1, marker: correctionMarker, needs_review: false },
})
