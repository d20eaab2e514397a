import { isCode } from '@learngrove/contract/activation-code'
import { createCall, type Received, type Sent } from '@learngrove/contract/call'
import { base_url } from '#platform/address.ts'
import { forgetCode } from '#platform/pending-code.ts'
import { type Problem, problemOf } from '#platform/public-api.ts'
import { clearUser, currentUser, storeUser } from '#platform/session.ts'

/** Spoken by whoever is there, signed in or not. Without the queries' library: anybody opens these pages. */
const { call } = createCall({ base_url, token: () => currentUser()?.access_token })

export type Found = Received<'GET /activation/{code}'>
export type CodeCourse = Found['courses'][number]
export type Redeemed = Received<'POST /activation'>
export type Activated = Redeemed['courses'][number]

/** `NO_CODE`: it can be seen without asking that this is none. */
export type LookProblem = Omit<Problem<'GET /activation/{code}'>, 'code'> & {
  readonly code: Problem<'GET /activation/{code}'>['code'] | 'NO_CODE'
}
export type RedeemProblem = Problem<'POST /activation'>

export type Look = { readonly found: Found } | { readonly problem: LookProblem }

/** What a code opens. A code that is held and opens nothing any more is forgotten. Never rejects. */
export async function lookUp(code: string): Promise<Look> {
  if (!isCode(code)) return { problem: { code: 'NO_CODE', wait_s: 0 } }
  try {
    const found = await call('GET /activation/{code}', { params: { code } })
    if (!found.checked) forgetCode(code)
    return { found }
  } catch (error) {
    const problem = problemOf<'GET /activation/{code}'>(error)
    if (problem.code === 'CODE_UNKNOWN') forgetCode(code)
    return { problem }
  }
}

export type Outcome = { readonly redeemed: Redeemed } | { readonly problem: RedeemProblem }

/** Redeems a code, for whoever is signed in or for a child of theirs. Never rejects. */
export async function redeem(body: Sent<'POST /activation'>['body']): Promise<Outcome> {
  try {
    const redeemed = await call('POST /activation', { body })
    forgetCode(redeemed.code)
    const user = currentUser()
    // A course in full: who holds one is on the free tier no more.
    if (user?.id === redeemed.student_id) storeUser({ ...user, is_free_tier: false })
    await forgetAnswers()
    return { redeemed }
  } catch (error) {
    const problem = problemOf<'POST /activation'>(error)
    if (problem.code === 'NOT_SIGNED_IN') clearUser()
    return { problem }
  }
}

/** What pages have fetched before the courses were there. */
async function forgetAnswers(): Promise<void> {
  const { invalidate } = await import('#platform/query-client.ts')
  const changed = ['GET /courses/user', 'GET /users/heart-status', 'GET /quiz'] as const
  await invalidate(...changed, 'GET /lessons/learning-path', 'GET /activation/courses')
}

/** Makes a course the one that a student's pages are about. */
export async function openCourse(id: string): Promise<void> {
  const { chooseCourse } = await import('#courses/courses.chosen.ts')
  chooseCourse(id)
}
