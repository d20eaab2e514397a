import type { quizMarking } from '@learngrove/contract/quiz.marking'
import type { Input, Output } from '@learngrove/contract/route'
import { tell } from '#notices/notices.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { isSecret } from '#quiz/behaviour-now.ts'
import { lookCounts } from './marking.limits.ts'
import {
  findLookedAt,
  findSecondLook,
  insertSecondLook,
  type LookedAt,
  selectTeacherIds,
} from './second-look.queries.ts'

type Ask = typeof quizMarking.askSecondLook
type Read = typeof quizMarking.secondLook

/** Hears what a student writes; tells of the talk in which it is kept, if it is answered with care. */
export type Hear = (
  context: Context<'any'>,
  words: { readonly id: string; readonly text: string },
) => Promise<{ readonly thread_id: string } | undefined>

/**
 * Puts an answer that was marked before a person again, with the student's reason, once for each answer. The
 * words are heard first, as those to the tutor are: what is answered with care goes to nobody by this way.
 */
export async function askSecondLook(
  context: Context<Ask['audience']>,
  { params: { id }, body: { reason, client_id } }: Input<Ask>,
  hear: Hear,
): Promise<Output<Ask>> {
  const { db, actor, school_id, now } = context
  const whose = { student_id: actor.id, school_id }
  const found = await findLookedAt(db, { id, ...whose })
  if (!found) throw new AppError('NOT_FOUND')
  if (!canBeLookedAt(found)) throw new AppError('NOTHING_TO_LOOK_AT')
  if (!found.has_teacher) throw new AppError('NO_TEACHER')
  const { quiz_id, handed_in_at } = found
  const known = await findSecondLook(db, { id, handed_in_at })
  if (known?.id === client_id) return { second_look: known, thread_id: null }
  if (known) throw new AppError('ASKED_BEFORE')
  await countRequest(db, lookCounts(actor.id), now)
  const heard = await hear(context, { id: client_id, text: reason })
  if (heard) return { second_look: null, thread_id: heard.thread_id }
  const isNew = await transaction(db, async (tx) => {
    const about = { evaluation_question_id: id, handed_in_at, reason, asked_at: now }
    if (!(await insertSecondLook(tx, { id: client_id, ...whose, ...about }))) return false
    const user_ids = await selectTeacherIds(tx, whose)
    await tell(tx, {
      ...{ school_id, user_ids, kind: 'asked', now },
      about: { quiz_id, evaluation_question_id: id, student_id: actor.id },
    })
    return true
  })
  const second_look = await findSecondLook(db, { id, handed_in_at })
  if (!isNew && second_look?.id !== client_id) throw new AppError('ASKED_BEFORE')
  return { second_look: second_look ?? null, thread_id: null }
}

/** Reads what a student has asked about their answer, and whether they can. */
export async function readSecondLook(
  { db, actor, school_id }: Context<Read['audience']>,
  { id }: Input<Read>['params'],
): Promise<Output<Read>> {
  const found = await findLookedAt(db, { id, student_id: actor.id, school_id })
  if (!found) throw new AppError('NOT_FOUND')
  const { handed_in_at } = found
  const second_look = handed_in_at ? await findSecondLook(db, { id, handed_in_at }) : undefined
  return {
    second_look: second_look ?? null,
    can_ask: !second_look && found.has_teacher && canBeLookedAt(found),
  }
}

/** Whether the student knows the marks of the answer, and there are more to have. */
const canBeLookedAt = (found: LookedAt): found is LookedAt & { handed_in_at: Date } =>
  found.is_open_to_look && !isSecret(found.rules, found.grading_completed)
