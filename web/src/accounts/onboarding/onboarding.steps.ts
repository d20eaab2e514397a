import type { Sent } from '@learngrove/contract/call'
import { onboardingAsks } from '@learngrove/contract/onboarding'
import { userRole } from '@learngrove/contract/roles'
import { isAsked } from '#auth/auth.onward.ts'
import type { StoredUser } from '#platform/session.ts'

export type Fields = Sent<'PUT /users/onboarding'>['body']

/** The questions by the field that they fill. */
export type Question = (typeof onboardingAsks)[keyof typeof onboardingAsks][number]

/** `agree` comes before the questions, `ready` after them. */
export type Step = Question | 'agree' | 'ready'

type Person = Pick<StoredUser, 'user_role_id' | 'academic_level_id' | 'flag'>

/** What somebody is asked, without what is known of them. */
export function questionsFor(person: Person): readonly Question[] {
  if (person.user_role_id === userRole.parent) return onboardingAsks.parent
  const isYearKnown = person.academic_level_id !== null
  return onboardingAsks.student.filter((each) => !isYearKnown || each !== 'academic_level_id')
}

export const isAnswered = (fields: Fields, question: Question): boolean => {
  const value = fields[question]
  return value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0)
}

/** The questions that were never reached. One that was skipped is not asked again: its field is empty, but there. */
export const unreached = (person: Person, fields: Fields): readonly Question[] =>
  questionsFor(person).filter((question) => fields[question] === undefined)

/** The fields with these questions skipped. */
export const skipping = (fields: Fields, questions: readonly Question[]): Fields => ({
  ...fields,
  ...Object.fromEntries(questions.map((question) => [question, null])),
})

/**
 * What still waits for somebody who left half-way: what they did not come to. A school sets accounts
 * up by itself, so of its people only those who had begun are reminded.
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

/** The step in the address, if it is one of theirs; else the first that they did not come to, or skipped. */
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

/** The steps around a question. Before the first there is none. */
export function around(person: Person, question: Question): { back?: Question; next: Step } {
  const mine = questionsFor(person)
  const place = mine.indexOf(question)
  const back = mine[place - 1]
  return { ...(back && { back }), next: mine[place + 1] ?? 'ready' }
}
