import type { Sent } from '@learngrove/contract/call'
import { onboardingAsks } from '@learngrove/contract/onboarding'
import { userRole } from '@learngrove/contract/roles'
import { isAsked } from '#auth/auth.onward.ts'
import type { StoredUser } from '#platform/session.ts'

export type Fields = Sent<'PUT /users/onboarding'>['body']

/** The questions, by the field that they fill. */
export type Question = (typeof onboardingAsks)[keyof typeof onboardingAsks][number]

/** `agree` comes before the questions, `ready` after them. */
export type Step = Question | 'agree' | 'ready'

type Person = Pick<StoredUser, 'user_role_id' | 'academic_level_id' | 'flag'>

/** Lists the questions for somebody, without those whose answer is known. */
export function questionsFor(person: Person): readonly Question[] {
  if (person.user_role_id === userRole.parent) return onboardingAsks.parent
  const isYearKnown = person.academic_level_id !== null
  return onboardingAsks.student.filter((each) => !isYearKnown || each !== 'academic_level_id')
}

export const isAnswered = (fields: Fields, question: Question): boolean => {
  const value = fields[question]
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
}

/** Lists the questions that were never reached. A skipped one is not asked again: its field is present, but empty. */
export const unreached = (person: Person, fields: Fields): readonly Question[] =>
  questionsFor(person).filter((question) => fields[question] === undefined)

/** Returns the fields with these questions skipped. */
export const skipping = (fields: Fields, questions: readonly Question[]): Fields => ({
  ...fields,
  ...Object.fromEntries(questions.map((question) => [question, null])),
})

/**
 * Lists what somebody who left half-way did not reach. Schools set accounts up themselves, so their
 * people are reminded only if they had started.
 */
export function leftHalfWay(
  person: Person & Pick<StoredUser, 'school_name'>,
  fields: Fields,
): readonly Question[] {
  if (!isAsked(person) || !person.flag.has_agreed_policy) return []
  const left = unreached(person, fields)
  const hasBegun = left.length < questionsFor(person).length
  return hasBegun || person.school_name === '' ? left : []
}

/** Returns the step in the address, if it is one of theirs; else the first that was not reached or was skipped. */
export function stepOf(person: Person, fields: Fields, asked: string | null): Step {
  if (!person.flag.has_agreed_policy) return 'agree'
  const mine = questionsFor(person)
  if (asked === 'ready') return 'ready'
  return (
    mine.find((question) => question === asked) ??
    unreached(person, fields)[0] ??
    mine.find((question) => !isAnswered(fields, question)) ??
    'ready'
  )
}

/** Returns the steps around a question. There is none before the first. */
export function around(person: Person, question: Question): { back?: Question; next: Step } {
  const mine = questionsFor(person)
  const place = mine.indexOf(question)
  const back = mine[place - 1]
  return { ...(back && { back }), next: mine[place + 1] ?? 'ready' }
}
