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

/** As the contract has it. */
const usernamePattern = /^[\w.-]{3,32}$/
export const leastPassword = 8

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

export const passwordProblem = (password: string) =>
  password.length >= leastPassword ? '' : `At least ${leastPassword} signs: a few words will do.`
