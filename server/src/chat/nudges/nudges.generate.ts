import type { chat } from '@learngrove/contract/chat'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { askerOf, ownerOf } from '#chat/asker.ts'
import { selectMessages } from '#chat/chat.messages.queries.ts'
import { findThread } from '#chat/chat.threads.queries.ts'
import { storable } from '#chat/message.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { answerInput } from './answer-input.ts'
import { type Asked, lastPrompt, meantPrompt, nudgingGroup, type Results } from './choose-nudge.ts'
import { findSilent, silentWords } from './find-silent.ts'
import { keepNudge } from './keep-nudge.ts'
import { findNudgeThread, findShown, selectResults } from './nudges.queries.ts'
import { grownUpText, quietText, type Worded, wordNudge } from './word-nudge.ts'

type Generate = typeof chat.generate

/** Nobody has answered anything. */
const noResults = { last: [], score: null, last_question: null }

/**
 * Sets a student's next question, or tells them what their answers show: by what is stored, whatever the page
 * claims. It is a message of a conversation: of the one that is named, else of the one in which the tutor spoke
 * of its own accord last. A prompt that comes once answers the same message ever after; refuses with
 * NUDGE_SHOWN where that is gone. Who is silent in a talk about a question is asked where they are, once a question.
 */
export async function generate(
  context: Context<'any'>,
  { query, body }: Input<Generate>,
): Promise<Output<Generate>> {
  const { db, actor } = context
  const owner = ownerOf(context)
  const thread = query.thread_id && (await findThread(db, { id: query.thread_id, ...owner }))
  if (query.thread_id && !thread) throw new AppError('NOT_FOUND')
  const isStudent = actor.user_role_id === userRole.student
  const results = isStudent ? await selectResults(db, { student_id: actor.id }) : noResults
  const asked = askedOf(body, results)
  const once = onceOf(asked)
  const shown = once && (await findShown(db, { user_id: actor.id, nudging_type: once }))
  if (shown) return { message: await readMessage(context, shown.message_id) }

  const isQuiet = thread ? thread.mode === 'wellbeing' : false
  const text = storable(body.user_input ?? '').trim()
  const isSilent = isStudent && thread && !isQuiet && text === ''
  const about = isSilent ? await findSilent(context, asked, thread.id) : undefined
  const word = async (): Promise<Worded> => {
    if (!isStudent) return { text: grownUpText(actor.user_role_id), suggestions: [] }
    if (isQuiet) return { text: quietText, suggestions: [] }
    if (about !== undefined) return silentWords
    return wordNudge(context, results, asked)
  }
  const thread_id = query.thread_id ?? (await findNudgeThread(db, owner))?.id
  const given = { asker: askerOf(context), thread_id, asked, once, about }
  const id =
    text === ''
      ? await keepNudge(context, { ...given, worded: await word() })
      : await answerInput(context, { ...given, text, word })
  return { message: await readMessage(context, id) }
}

function askedOf(
  { nudging_group, nudging_type }: Input<Generate>['body'],
  results: Results,
): Asked {
  const byType = nudging_type === undefined ? nudgingGroup.none : nudgingGroup.prompts
  const group = nudging_group ?? byType
  const isPrompt = group === nudgingGroup.prompts && nudging_type !== undefined
  return {
    nudging_group: group,
    nudging_type: isPrompt ? meantPrompt(nudging_type, results) : nudging_type,
  }
}

/** The number of a prompt that comes once in an account's life. */
const onceOf = ({ nudging_group, nudging_type = 0 }: Asked): number | undefined =>
  nudging_group === nudgingGroup.prompts && nudging_type >= 1 && nudging_type <= lastPrompt
    ? nudging_type
    : undefined

async function readMessage(context: Context<'any'>, id: string | null) {
  const page = { page: 1, size: 1, bookmarked: false }
  const found = id && (await selectMessages(context.db, { ...ownerOf(context), ...page, id }))
  const message = found ? found.messages[0] : undefined
  if (!message) throw new AppError('NUDGE_SHOWN')
  return message
}
