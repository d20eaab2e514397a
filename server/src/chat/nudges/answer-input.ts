import { userRole } from '@learngrove/contract/roles'
import { answerMessage } from '#chat/asking/asking.answer-message.ts'
import { spend } from '#chat/asking/asking.spend.ts'
import { namesTold } from '#chat/care/care.names-told.ts'
import { cardPart } from '#chat/tools/tools.card-part.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { type Nudging, recordPrompt, takeInHand } from './keep-nudge.ts'
import type { Worded } from './word-nudge.ts'

/**
 * Keeps what somebody said with their wish for a question, screened like any message and of the same daily
 * budget, and answers it: with care where that is due, else with the question or the cheer. Returns the id of
 * the answer once it has ended.
 */
export async function answerInput(
  context: Context<'any'>,
  {
    asker,
    thread_id,
    asked,
    once,
    text,
    word,
  }: Nudging & {
    readonly text: string
    readonly word: () => Promise<Worded>
  },
): Promise<string> {
  const { db, now, config, actor, school_id } = context
  const isStudent = actor.user_role_id === userRole.student
  let worded: Worded | undefined
  const events = await answerMessage(context, {
    ...{ asker, thread_id, text, nudge: asked, user_message_id: newId() },
    evaluation_question_id: null,
    subject: { course_id: null, course_ids: [], title: undefined },
    told: isStudent ? await namesTold(db, school_id) : [],
    lock: async () => {
      worded = await word()
      return worded.text
    },
    beside: () => (worded?.card ? [cardPart(worded.card)] : []),
    spend: (tx) => spend(tx, asker, { now, daily_messages: config.daily_messages }),
  })
  let ids: { message_id: string; thread_id: string } | undefined
  for await (const event of events) if (event.event === 'data-generation') ids = event.data.data
  if (!ids) throw new Error('Every answer begins with its ids')
  const { message_id, thread_id: thread } = ids
  await transaction(db, async (tx) => {
    if (worded) await takeInHand(tx, thread, worded)
    if (worded && once) await recordPrompt(tx, { user_id: asker.user_id, once, message_id, now })
  })
  return message_id
}
