import type { publicChat } from '@learngrove/contract/chat.public'
import type { Input, Output } from '@learngrove/contract/route'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import { answerMessage } from '#chat/asking/asking.answer-message.ts'
import { screenMessage } from '#chat/care/care.screening.ts'
import { storable } from '#chat/message.ts'
import { platformReach } from '#courses/courses.policy.ts'
import { selectActiveCourses } from '#courses/courses.queries.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countRequest, countWithin } from '#platform/throttle/throttle.ts'
import { floodCounts, messageCounts, sessionCounts } from './budget.ts'
import { findGuest, useGuest } from './session.ts'

type Ask = typeof publicChat.publicStream
type World = Context<'public'>

/**
 * Asks the tutor as a guest. A guest may be a child: the message is screened and answered with care like a
 * student's, though nobody is told. The answer leans on what any visitor may read, and no hosted model is asked.
 */
export async function askAsGuest(
  context: World,
  { query, body }: Input<Ask>,
): Promise<Output<Ask>> {
  const { db, now, config, address } = context
  const { session_id, thread_id } = query
  const text = storable(body.messages).trim()
  if (text === '') throw new AppError('INVALID_REQUEST')
  await countRequest(db, floodCounts(address), now)
  const known = await findGuest(context, session_id)
  if (!known && thread_id !== undefined) throw new AppError('NOT_FOUND')
  if (!known) await countNewSession(context, text)
  const school_id = await hostSchool(context)
  const { time_zone } = body
  const asker = await useGuest(context, { session_id, school_id, time_zone })
  const counts = messageCounts({ id: asker.guest_session_id, address, school_id }, config.guests)
  const courses = await selectActiveCourses(db, platformReach)
  return answerMessage(context, {
    ...{ asker, thread_id, text, evaluation_question_id: null },
    user_message_id: body.client_message_id ?? newId(),
    subject: { course_id: null, course_ids: courses.map(({ id }) => id), title: undefined },
    told: [],
    lock: async () => undefined,
    spend: async (tx) => {
      const retry_after_s = await countWithin(tx, counts, now)
      if (retry_after_s !== undefined) throw new AppError('DAILY_BUDGET_USED', { retry_after_s })
    },
  })
}

/** Counts a session that begins. Who needs somebody is heard, however many have begun at their address. */
async function countNewSession({ db, encoder, config, address, now }: World, text: string) {
  const counts = sessionCounts(address, config.guests)
  const retry_after_s = await transaction(db, (tx) => countWithin(tx, counts, now))
  if (retry_after_s === undefined) return
  const { judgement } = await screenMessage(encoder, { text, before: [] })
  const isInNeed = judgement.response === 'care' || judgement.response === 'check_in'
  if (!isInNeed) throw new AppError('DAILY_BUDGET_USED', { retry_after_s })
}
