import type { Passage, QuestionContext } from '@learngrove/tutor/context'
import { rankPassages } from '@learngrove/tutor/retrieval'
import { selectHistory } from '#chat/chat.messages.queries.ts'
import type { Db } from '#platform/database.ts'
import { searchPassages } from './material.queries.ts'

/** How many messages of the conversation a model is given, this one included. */
const historySize = 20
/** How many passages the database returns; the ranking keeps fewer. */
const candidates = 40
const maxPassages = 4

/** What is asked, and where to look for material on it. */
export type Asking = {
  readonly thread_id: string
  readonly school_id: string
  readonly text: string
  readonly course_ids: readonly string[]
  readonly question?: QuestionContext | undefined
}

export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/** Reads the conversation so far, and the passages of the learner's courses that are relevant to it. */
export async function retrieveContext(db: Db, asking: Asking) {
  const { thread_id, school_id, course_ids, question } = asking
  const history = await selectHistory(db, { thread_id, size: historySize })
  const messages = history.map(
    ({ from_user, text }): Turn => ({ role: from_user ? 'user' : 'assistant', content: text }),
  )
  const text = question ? `${asking.text}\n${question.text}` : asking.text
  const found =
    course_ids.length > 0
      ? await searchPassages(db, { text, course_ids, school_id, limit: candidates })
      : []
  const passages = rankPassages(text, found, { limit: maxPassages }).map(
    ({ passage: { page, ...passage } }): Passage => ({
      ...passage,
      ...(page !== null && { page }),
    }),
  )
  return { messages, passages }
}
