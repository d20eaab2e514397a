import type { Review } from '@learngrove/contract/question'
import type { quiz } from '@learngrove/contract/quiz'
import type { Output } from '@learngrove/contract/route'
import type { Judgement } from '@learngrove/marking/judgement'
import type { Question, SolutionStep } from '@learngrove/marking/question'
import { spanOf } from '@learngrove/marking/quoted-span'
import { isSureFinding } from '@learngrove/marking/rubric-outcome'
import { behaviourNow, isClosed, isSecret, type QuizRules } from './behaviour-now.ts'
import type { GivenAnswer } from './given-answer.ts'
import type { EvaluationQuestion } from './quiz.attempts.queries.ts'

export type Evaluation = Output<typeof quiz.evaluations>['evaluations'][number]

/**
 * One question of an attempt as its student may see it: the key, the hints that are
 * not released and, until the question is settled, the solution stay behind. Of an exam nothing but
 * the answer is told, to nobody, before the whole of it is handed in.
 */
export const evaluationOf = (row: EvaluationQuestion, question: Question, seen: Seen): Evaluation =>
  toldOf(isSecret(seen.rules, seen.grading_completed) ? unmarked(row) : row, question, seen)

/** A question with its answer, as if nobody had marked it. */
const unmarked = (row: EvaluationQuestion): EvaluationQuestion => ({
  ...row,
  ...{ judgement: null, waiting: null, decided_at: null, decision_note: null },
  ...{ marks_given: null, is_full_marks: false, is_settled: false, tries: 0 },
  ...{ hint_rung: 0, xp_gain: 0, handed_in_at: null, graded_at: null },
})

function toldOf(
  row: EvaluationQuestion,
  question: Question,
  { grading_completed, has_teacher, rules, now, is_staff = false }: Seen,
): Evaluation {
  const { tries, solution: rule } = behaviourNow(rules, grading_completed, now)
  const isAtEnd = rule === 'at_end' || isClosed(rules, grading_completed, now)
  const isSettled = row.is_settled && rule !== 'when_closed'
  const isSolved = isSettled || (grading_completed && isAtEnd)
  const { seed, question_version_id, hint_rung, judgement, attempt_key, ...kept } = row
  const { waiting, decided_at, decision_note, ...shown } = kept
  const solution = isSolved ? inWords(question.method_answer) : null
  const explanation = decision_note ?? solution
  const review = reviewOf(row, has_teacher)
  const isWaiting = review === 'waiting' || review === 'undecided'
  return {
    ...shown,
    // Whoever decides sees what was handed in; its student goes on with their draft.
    ...(is_staff && waiting && answerOf(waiting)),
    review,
    tries_left: row.is_settled || grading_completed ? 0 : Math.max(0, tries - row.tries),
    ...(isWaiting && judgement?.verdict === 'unsure' && !is_staff
      ? toldWaiting(judgement, review, {
          isOpen: !row.is_settled && !grading_completed,
          canAsk: rule === 'after_try',
        })
      : told(judgement)),
    explanation: explanation === null ? null : { text: explanation },
    method_answer: isSolved ? modelAnswerOf(question) : null,
    hints: question.hints.slice(0, hint_rung),
    looked_for:
      row.is_settled || grading_completed ? lookedForIn(question, judgement, row.value) : [],
  }
}

/**
 * What earns the marks of a long text, and what of it was seen where; a key until nothing can be tried any
 * more. A quote is looked for in the text that is shown: a draft may be another one than was marked.
 */
const lookedForIn = (
  { type }: Question,
  judgement: Judgement | null,
  value: GivenAnswer['value'],
): Evaluation['looked_for'] =>
  type === 'long_text'
    ? (judgement?.mark_points ?? []).map(({ text, marks, is_given, shown_by, confidence }) => ({
        text,
        marks,
        is_given,
        is_decided: is_given || isSureFinding({ confidence }),
        quote: (typeof value === 'string' && shown_by && spanOf(value, shown_by)) || null,
      }))
    : []

/** The worked solution; of a long text without one an answer of full marks. */
const modelAnswerOf = (question: Question): SolutionStep[] => {
  if (question.type !== 'long_text' || question.method_answer.length > 0)
    return [...question.method_answer]
  return (question.references ?? []).slice(0, 1).map((text) => ({ text }))
}

/** What an evaluation depends on beyond its question. */
type Seen = {
  readonly grading_completed: boolean
  /** Whether the student has a teacher, who can decide what waits. */
  readonly has_teacher: boolean
  readonly rules: QuizRules
  readonly now: Date
  /** It is shown to somebody who can decide. */
  readonly is_staff?: boolean
}

function reviewOf(
  { waiting, decided_at }: EvaluationQuestion,
  has_teacher: boolean,
): Review | null {
  if (waiting) return has_teacher ? 'waiting' : 'undecided'
  return decided_at ? 'decided' : null
}

const answerOf = ({
  value,
  selected_option,
  points,
  answer_parts,
  // An answer that waits since before there were files has none.
  file_ids = null,
}: GivenAnswer) => ({ value, selected_option, points, answer_parts, file_ids })

const waitingWords = {
  waiting: 'A teacher can look at this. It costs you nothing.',
  undecided:
    'We cannot tell whether this is right, so it stays undecided. It does not count, and it costs you nothing.',
}

const changeWords = {
  waiting: 'You can still change it.',
  undecided: 'You can still change it, or see a model answer.',
}

/**
 * What is told of an answer that waits. Not what is right in it: it took no try, so whoever heard that
 * could ask again and again.
 */
const toldWaiting = (
  judgement: Judgement,
  review: 'waiting' | 'undecided',
  { isOpen, canAsk }: { readonly isOpen: boolean; readonly canAsk: boolean },
) => ({
  ...told(judgement),
  parts: [],
  lines: [],
  scoring_rationale: isOpen
    ? `${waitingWords[review]} ${changeWords[canAsk ? review : 'waiting']}`
    : waitingWords[review],
  misconception: null,
})

/** What a student is told of a judgement. */
function told(judgement: Judgement | null) {
  return {
    verdict: judgement?.verdict ?? null,
    problem: judgement?.problem ?? null,
    reading: judgement?.reading ?? null,
    parts: [...(judgement?.parts ?? [])],
    lines: [...(judgement?.lines ?? [])],
    scoring_rationale: judgement?.scoring_rationale ?? null,
    misconception: judgement?.misconception?.text ?? null,
    confidence: judgement?.confidence ?? null,
    needs_review: judgement?.needs_review ?? false,
    marker: judgement?.marker ?? null,
  }
}

function inWords(steps: readonly SolutionStep[]): string {
  return steps.map(({ maths, text }) => (maths ? `${text} $${maths}$` : text)).join('\n\n')
}
