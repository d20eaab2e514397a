import { limits, usernamePattern } from '@learngrove/contract/auth.limits'

/** What the form of a child's account lacks, by the names of its fields. */
export type ChildProblems = {
  readonly first_name: string
  readonly level: string
  readonly username: string
  readonly password: string
  readonly consent: string
}

export const noProblems: ChildProblems = {
  first_name: '',
  level: '',
  username: '',
  password: '',
  consent: '',
}

type Typed = {
  readonly first_name: string
  readonly username: string
  readonly password: string
  readonly level: string | null
  readonly isAgreed: boolean
}

/** What to look at again; an empty text where a field is fine. */
export function checkChild({
  first_name,
  username,
  password,
  level,
  isAgreed,
}: Typed): ChildProblems {
  return {
    first_name: first_name.trim() ? '' : 'Type the first name.',
    level: level === null ? 'Choose a school year.' : '',
    username: usernamePattern.test(username)
      ? ''
      : 'From 3 to 32 letters, digits, dots, dashes or underscores, without spaces.',
    password: passwordProblem(password),
    consent: isAgreed ? '' : 'missing',
  }
}

/** What was lacking when the form was sent, and still is: a hint goes as soon as its field is right. */
export const stillLacking = (sent: ChildProblems, now: ChildProblems): ChildProblems => ({
  first_name: sent.first_name && now.first_name,
  level: sent.level && now.level,
  username: sent.username && now.username,
  password: sent.password && now.password,
  consent: sent.consent && now.consent,
})

export const passwordProblem = (password: string) =>
  password.length >= limits.least_password
    ? ''
    : `At least ${limits.least_password} signs: a few words will do.`
