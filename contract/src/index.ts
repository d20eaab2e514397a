import { accounts } from './accounts.ts'
import { analysis } from './analysis.ts'
import { assignments } from './assignments.ts'
import { secondFactor } from './auth.second-factor.ts'
import { auth as firstFactor } from './auth.ts'
import { publicChat } from './chat.public.ts'
import { chat as ownChat } from './chat.ts'
import { joiningByCode } from './classes.joining.ts'
import { people } from './classes.people.ts'
import { running } from './classes.running.ts'
import { classes as ownClasses } from './classes.ts'
import { courses } from './courses.ts'
import type { PlatformError } from './errors.ts'
import { families } from './families.ts'
import { gamification } from './gamification.ts'
import { lessons } from './lessons.ts'
import { models } from './models.ts'
import { notices } from './notices.ts'
import { privacy } from './privacy.ts'
import { questions } from './questions.ts'
import { quiz } from './quiz.ts'
import { reports } from './reports.ts'
import { revision } from './revision.ts'
import type { Refusal } from './route.ts'
import { safeguarding } from './safeguarding.ts'
import { schools } from './schools.ts'
import { setup } from './setup.ts'
import { sharing } from './sharing.ts'
import { speech } from './speech.ts'
import { schoolCodes } from './subscription.school.ts'
import { subscription as codes } from './subscription.ts'
import { support } from './support.ts'
import { worksheets } from './worksheets.ts'

const classes = { ...ownClasses, ...people, ...running, ...joiningByCode }
const auth = { ...firstFactor, ...secondFactor }
const subscription = { ...codes, ...schoolCodes }
const chat = { ...ownChat, ...publicChat }

/** The whole API: one entry for each area, named as its folder on both sides. */
export const contract = {
  accounts,
  reports,
  notices,
  classes,
  assignments,
  analysis,
  auth,
  chat,
  courses,
  families,
  gamification,
  lessons,
  models,
  privacy,
  questions,
  quiz,
  revision,
  safeguarding,
  schools,
  setup,
  sharing,
  speech,
  subscription,
  support,
  worksheets,
}

export type Contract = typeof contract

type RoutesOf<A> = A[keyof A]
type AnyRoute = { [A in keyof Contract]: RoutesOf<Contract[A]> }[keyof Contract]
type Routes = { [R in AnyRoute as `${R['method']} ${R['path']}`]: R }

/** The client's name of a route: its method and path, such as `GET /quiz/{id}`. */
export type RouteKey = keyof Routes

export type RouteOf<K extends RouteKey> = Routes[K]

/** Every code that an answer may carry. */
export type ErrorCode = PlatformError | { [K in RouteKey]: Refusal<Routes[K]> }[RouteKey]
