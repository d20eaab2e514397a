import { isCode, readCode } from '@learngrove/contract/activation-code'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { subscription } from '@learngrove/contract/subscription'
import { openFullCourses } from '#courses/courses.enrolment.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { isGuardian } from '#users/users.policy.queries.ts'
import { listActivated } from './activated.ts'
import { stateOf } from './code-state.ts'
import { codeCounts } from './subscription.limits.ts'
import {
  findCode,
  findStudentSchool,
  insertRedemption,
  selectCodeCourses,
  takeUse,
} from './subscription.queries.ts'

type RedeemCode = typeof subscription.redeemCode
type Redeeming = Context<RedeemCode['audience']>

/**
 * Opens a code's courses in full to a student, for the student or for a parent of theirs. A
 * school's code is for its own students: its courses are not visible to others. The same student
 * with the same code again changes nothing and uses nothing up; nor does a code whose courses they
 * hold for ever.
 */
export async function redeemCode(
  context: Redeeming,
  { code: typed, child_id }: Input<RedeemCode>['body'],
): Promise<Output<RedeemCode>> {
  const { db, now } = context
  const student_id = await studentFor(context, child_id)
  await countRequest(db, codeCounts(context), now)
  const school_id = await findStudentSchool(db, { id: student_id, role: userRole.student })
  if (school_id === undefined) throw new AppError('NOT_FOUND')
  const code = readCode(typed)
  const found = isCode(code) ? await findCode(db, code) : undefined
  if (!found) throw new AppError('CODE_UNKNOWN')
  if (found.school_id !== null && found.school_id !== school_id) {
    throw new AppError('NOT_YOUR_SCHOOL')
  }
  await transaction(db, (tx) => spend(tx, context, { code: found, student_id, school_id }))
  const courses = await listActivated(db, { student_id, code_id: found.id })
  return { code, student_id, courses }
}

/** Finds the student. Only students hold courses; a parent says which child. */
async function studentFor({ db, actor }: Redeeming, child_id: string | undefined) {
  if (actor.user_role_id === userRole.student) {
    if (child_id !== undefined && child_id !== actor.id) throw new AppError('NOT_FOUND')
    return actor.id
  }
  if (actor.user_role_id !== userRole.parent) throw new AppError('FOR_STUDENTS')
  if (child_id === undefined) throw new AppError('CHOOSE_A_CHILD')
  if (!(await isGuardian(db, { parent_id: actor.id, child_id }))) throw new AppError('NOT_FOUND')
  return child_id
}

type Spending = {
  readonly code: NonNullable<Awaited<ReturnType<typeof findCode>>>
  readonly student_id: string
  readonly school_id: string
}

/**
 * Uses the code once for one student, all or nothing. The redemption's key admits each student
 * once, one conditional statement takes the use, and a later failure rolls both back.
 */
async function spend(tx: Db, { actor, now }: Redeeming, { code, student_id, school_id }: Spending) {
  const redemption = { code_id: code.id, student_id, redeemed_by: actor.id, redeemed_at: now }
  if (!(await insertRedemption(tx, redemption))) return
  if (!(await takeUse(tx, { id: code.id, now }))) {
    throw new AppError(stateOf(code, now) === 'expired' ? 'CODE_EXPIRED' : 'CODE_USED_UP')
  }
  const course_ids = (await selectCodeCourses(tx, code.id)).map(({ id }) => id)
  if (course_ids.length === 0) throw new AppError('CODE_EXPIRED')
  const opened = await openFullCourses(tx, { student_id, course_ids, months: code.months, now })
  if (opened === 0) throw new AppError('COURSES_OPEN_ALREADY')
  const event = { action: 'code_redeemed', school_id, actor_id: actor.id } as const
  await audit(tx, { ...event, subject_id: student_id, data: { code_id: code.id, opened }, now })
}
