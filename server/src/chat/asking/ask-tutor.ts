import type { chat } from '@learngrove/contract/chat'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { askerOf } from '#chat/asker.ts'
import { namesTold } from '#chat/care/care.names-told.ts'
import { storable } from '#chat/message.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { answerMessage } from './asking.answer-message.ts'
import { examLock } from './exam-lock.ts'
import { findSubject } from './find-subject.ts'
import { sendableFiles } from './sendable-files.ts'
import { spend } from './spend.ts'

type Ask = typeof chat.stream
type World = Context<Ask['audience']>

/** Asks the tutor as a user: about their courses and the question that they are at, with their files. */
export async function askTutor(
  context: World,
  { query, body, files }: Input<Ask>,
): Promise<Output<Ask>> {
  const { now, config } = context
  const text = storable(body.messages).trim()
  if (text === '') throw new AppError('INVALID_REQUEST')
  const asker = askerOf(context)
  const subject = await findSubject(context, body)
  const uploads = config.model.chain.length > 0 ? await sendableFiles(files['file[]']) : []
  return answerMessage(context, {
    ...{ asker, subject, text, uploads },
    thread_id: query.thread_id,
    user_message_id: body.client_message_id ?? newId(),
    evaluation_question_id: body.evaluation_question_id ?? null,
    told: await toldOf(context),
    lock: () => examLock(context, subject),
    leaves_out_files: uploads.length < files['file[]'].length,
    spend: (tx) => spend(tx, asker, { now, daily_messages: config.daily_messages }),
  })
}

/** Names the contacts who are told of a message; only messages of students are reported. */
const toldOf = async ({ db, actor, school_id }: World): Promise<string[]> =>
  actor.user_role_id === userRole.student ? namesTold(db, school_id) : []
