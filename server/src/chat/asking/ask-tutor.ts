import type { chat } from '@learngrove/contract/chat'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { askerOf } from '#chat/asker.ts'
import { namesTold } from '#chat/care/care.names-told.ts'
import { filesOfMessage } from '#chat/files/files.of-message.ts'
import { storable } from '#chat/message.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { answerMessage } from './asking.answer-message.ts'
import { spend } from './asking.spend.ts'
import { examLock } from './exam-lock.ts'
import { findSubject } from './find-subject.ts'

type Ask = typeof chat.stream
type World = Context<Ask['audience']>

/** Asks the tutor as a user: about their courses and the question that they are at, with their files. */
export async function askTutor(
  context: World,
  { query, body, files }: Input<Ask>,
): Promise<Output<Ask>> {
  const { now, config } = context
  const text = storable(body.messages).trim()
  const asker = askerOf(context)
  const subject = await findSubject(context, body)
  const message_id = body.client_message_id ?? newId()
  const sent = await filesOfMessage(context, {
    ...{ ...asker, message_id, file_ids: body.file_ids, uploads: files['file[]'] },
  })
  if (text === '' && !sent) throw new AppError('INVALID_REQUEST')
  return answerMessage(context, {
    ...{ asker, subject, text, files: sent },
    thread_id: query.thread_id,
    user_message_id: message_id,
    evaluation_question_id: body.evaluation_question_id ?? null,
    nudge: body,
    replaces_id: body.replaces_id,
    told: await toldOf(context),
    lock: () => examLock(context, subject),
    spend: (tx) => spend(tx, asker, { now, daily_messages: config.daily_messages }),
  })
}

/** Names the contacts who are told of a message; only messages of students are reported. */
const toldOf = async ({ db, actor, school_id }: World): Promise<string[]> =>
  actor.user_role_id === userRole.student ? namesTold(db, school_id) : []
