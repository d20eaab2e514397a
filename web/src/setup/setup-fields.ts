import { limits, usernamePattern } from '@learngrove/contract/auth.limits'
import type { Sent } from '@learngrove/contract/call'
import { limits as setupLimits } from '@learngrove/contract/setup.limits'
import { passwordProblem } from '#auth/auth.password-problem.ts'
import {
  all,
  atMost,
  type Check,
  type Checks,
  email,
  matches,
  required,
} from '#forms/forms.checks.ts'
import { missing, people } from './setup.words.ts'
import type { Made } from './use-setup-state.ts'

export type Who = keyof typeof people

type PersonValues = {
  readonly [Name in `${Who}_${'first_name' | 'last_name' | 'login' | 'password'}`]: string
}

/** What is typed. A student signs in by a username, everybody else by an e-mail address. */
export type SetupValues = PersonValues & {
  readonly token: string
  readonly school_name: string
  readonly with_class: boolean
  readonly class_name: string
  readonly course_id: string | null
}

const noPerson = <W extends Who>(who: W) => ({
  [`${who}_first_name`]: '',
  [`${who}_last_name`]: '',
  [`${who}_login`]: '',
  [`${who}_password`]: '',
})

// Safe: each of the four has each of the fields.
export const noValues = {
  token: '',
  school_name: '',
  with_class: false,
  class_name: '',
  course_id: null,
  ...noPerson('admin'),
  ...noPerson('owner'),
  ...noPerson('teacher'),
  ...noPerson('student'),
} as unknown as SetupValues

type TextCheck = Check<string, SetupValues>

/** Looks at a field only if a class is made. */
const ifClass =
  (check: TextCheck): TextCheck =>
  (value, values) =>
    values.with_class ? check(value, values) : ''

const always = (check: TextCheck) => check

const earlier: Readonly<Record<Who, readonly Who[]>> = {
  admin: [],
  owner: ['admin'],
  teacher: ['admin', 'owner'],
  student: [],
}

const isSame = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

function checksOf(who: Who, when: (check: TextCheck) => TextCheck): Checks<SetupValues> {
  const looksRight =
    who === 'student' ? matches(usernamePattern, missing.username) : email(missing.email)
  return {
    [`${who}_first_name`]: when(
      all(required(missing.first_name), atMost(limits.name, missing.long)),
    ),
    [`${who}_last_name`]: when(atMost(limits.name, missing.long)),
    [`${who}_login`]: when(
      (typed, values) =>
        looksRight(typed.trim()) ||
        (earlier[who].some((other) => isSame(values[`${other}_login`], typed))
          ? missing.same_email
          : ''),
    ),
    [`${who}_password`]: when((typed, values) =>
      passwordProblem(typed, [
        values[`${who}_first_name`],
        values[`${who}_last_name`],
        values[`${who}_login`],
        values.school_name,
      ]),
    ),
  }
}

export const setupChecks: Checks<SetupValues> = {
  token: required(missing.token),
  ...checksOf('admin', always),
  school_name: all(required(missing.school_name), atMost(setupLimits.school_name, missing.long)),
  ...checksOf('owner', always),
  class_name: ifClass(
    all(required(missing.class_name), atMost(setupLimits.class_name, missing.long)),
  ),
  course_id: (id, { with_class }) => (with_class && id === null ? missing.course : ''),
  ...checksOf('teacher', ifClass),
  ...checksOf('student', ifClass),
}

const personOf = (values: SetupValues, who: Who) => ({
  first_name: values[`${who}_first_name`].trim(),
  last_name: values[`${who}_last_name`].trim(),
  password: values[`${who}_password`],
})

const withEmail = (values: SetupValues, who: Who) => ({
  ...personOf(values, who),
  email: values[`${who}_login`].trim(),
})

export function setupBody(values: SetupValues): Sent<'POST /setup'>['body'] {
  const { with_class, course_id } = values
  return {
    token: values.token.trim(),
    admin: withEmail(values, 'admin'),
    school_name: values.school_name.trim(),
    owner: withEmail(values, 'owner'),
    ...(with_class &&
      course_id !== null && {
        first_class: {
          name: values.class_name.trim(),
          course_id,
          teacher: withEmail(values, 'teacher'),
          student: { ...personOf(values, 'student'), username: values.student_login.trim() },
        },
      }),
  }
}

/** Lists who can sign in once it is set up. */
export function madeBy(values: SetupValues): Made {
  const who: readonly Who[] = values.with_class
    ? ['admin', 'owner', 'teacher', 'student']
    : ['admin', 'owner']
  return {
    school_name: values.school_name.trim(),
    people: who.map((each) => ({ name: values[`${each}_login`].trim(), of: people[each].of })),
  }
}
