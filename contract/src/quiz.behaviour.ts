import { attemptType } from './roles.ts'

export type AttemptTypeId = (typeof attemptType)[keyof typeof attemptType]

/** When an answer is marked: as it is handed in, or with the whole attempt, of which nothing is told before. */
export const markings = ['at_once', 'at_end'] as const

/**
 * When the worked solution is there: for an honest try, once nothing can be tried any more, once the work is
 * closed, or at the end.
 */
export const solutionRules = ['after_try', 'when_settled', 'when_closed', 'at_end'] as const

/** How a question is taken in an attempt of one type. */
export type AttemptBehaviour = {
  /** How often a question may be tried, where nobody has set another number. */
  readonly tries: number
  readonly marking: (typeof markings)[number]
  readonly hints: boolean
  readonly tutor: boolean
  readonly solution: (typeof solutionRules)[number]
  /** Whether a wrong answer costs a heart on the free tier; what is assigned never does. */
  readonly hearts: boolean
  /** Whether it is done for revision, so that it counts among what was reviewed today. */
  readonly is_review: boolean
  /** Whether everybody draws their own numbers, or all the same, so that results can be compared. */
  readonly numbers: 'own' | 'same'
  /** Who answers: a guest has no account, so nothing of theirs earns, costs or is learnt from. */
  readonly by: 'student' | 'guest'
}

const set: AttemptBehaviour = {
  tries: 3,
  marking: 'at_once',
  hints: true,
  tutor: true,
  solution: 'when_settled',
  hearts: true,
  is_review: false,
  numbers: 'own',
  by: 'student',
}

const practice: AttemptBehaviour = { ...set, solution: 'after_try' }

const revision: AttemptBehaviour = { ...practice, is_review: true }

const exam: AttemptBehaviour = {
  ...set,
  tries: 1,
  marking: 'at_end',
  hints: false,
  tutor: false,
  solution: 'at_end',
  hearts: false,
}

const guest: AttemptBehaviour = { ...practice, tutor: false, hearts: false, by: 'guest' }

/** The one table of how attempts behave, by their type: whoever asks what is allowed asks here. */
export const attemptBehaviour: Readonly<Record<AttemptTypeId, AttemptBehaviour>> = {
  [attemptType.worksheet]: set,
  [attemptType.learning_journey]: practice,
  [attemptType.independent_study]: practice,
  [attemptType.exam]: exam,
  [attemptType.boost]: practice,
  [attemptType.review]: revision,
  [attemptType.practice]: practice,
  [attemptType.generated]: practice,
  [attemptType.revision]: revision,
  [attemptType.sharing]: { ...guest, solution: 'when_settled', numbers: 'same' },
  [attemptType.topic_booster]: practice,
  [attemptType.public]: guest,
}

/** Lists the types of attempt that behave so, for conditions over rows. */
export const typesThat = (behave: (behaviour: AttemptBehaviour) => boolean): AttemptTypeId[] =>
  Object.values(attemptType).filter((type) => behave(attemptBehaviour[type]))

/** What decides about a quiz beside its type. */
export type BehavesBy = {
  readonly attempt_type_id: AttemptTypeId
  readonly is_assigned: boolean
  /** As set on the assignment; null if nobody has set a number. */
  readonly tries: number | null
  /** As set on the assignment. */
  readonly has_hints?: boolean | null
  readonly answers_shown?: 'when_settled' | 'when_closed' | null
}

/**
 * How a quiz behaves: as its type does; what is assigned costs no hearts, shows no solution for one try,
 * and has as many tries and the hints that were set. An exam has one try, whatever was set.
 */
export function behaviourOf(by: BehavesBy): AttemptBehaviour {
  const { attempt_type_id, is_assigned, tries } = by
  const typical = attemptBehaviour[attempt_type_id]
  if (!is_assigned) return typical
  const isMarkedAtOnce = typical.marking === 'at_once'
  return {
    ...typical,
    hearts: false,
    hints: typical.hints && by.has_hints !== false,
    tries: isMarkedAtOnce ? (tries ?? typical.tries) : typical.tries,
    solution: isMarkedAtOnce ? (by.answers_shown ?? 'when_settled') : typical.solution,
  }
}
