import {
  type AttemptBehaviour,
  type BehavesBy,
  behaviourOf,
} from '@learngrove/contract/quiz.behaviour'

/** What decides how a quiz behaves, as it is read beside a row of `quizzes`. */
export type QuizRules = BehavesBy & {
  /** When its assignment closes, in seconds since 1970; null if there is no such moment. */
  readonly closes_at: number | null
}

/** Tells whether nothing is told of the answers of an attempt, because it is an exam that is not handed in. */
export const isSecret = (rules: QuizRules, isCompleted: boolean): boolean =>
  behaviourOf(rules).marking === 'at_end' && !isCompleted

/** Tells whether what is assigned is closed: when it was due or, if it has no such day, once it is handed in. */
export const isClosed = ({ is_assigned, closes_at }: QuizRules, isCompleted: boolean, now: Date) =>
  is_assigned && (closes_at === null ? isCompleted : closes_at * 1000 < now.getTime())

/**
 * How a quiz behaves at a moment: once it is closed, the solution is there for who has tried, and once it is
 * handed in, the tutor for every student.
 */
export function behaviourNow(
  rules: QuizRules,
  isCompleted: boolean,
  now: Date,
): Pick<AttemptBehaviour, 'tries' | 'marking' | 'hints' | 'tutor' | 'solution' | 'hearts'> {
  const { tries, marking, hints, solution, hearts, ...rest } = behaviourOf(rules)
  const tutor = rest.tutor || (isCompleted && rest.by === 'student')
  const waits = solution === 'when_settled' || solution === 'when_closed'
  const isOpened = waits && isClosed(rules, isCompleted, now)
  return { tries, marking, hints, tutor, solution: isOpened ? 'after_try' : solution, hearts }
}
