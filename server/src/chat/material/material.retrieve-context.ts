import type { Passage, QuestionContext } from '@learngrove/tutor/context'
import { canBeLookedUp, passagesFor } from '@learngrove/tutor/retrieval/retrieval'
import { type Asker, isUser } from '#chat/asker.ts'
import { selectHistory } from '#chat/chat.messages.queries.ts'
import { quotedOf } from '#chat/files/files.heard.ts'
import { indexOfCourses } from './course-index.ts'
import type { Material } from './material.look-up.ts'
import { queryOf } from './query-of.ts'

/** How many messages of the conversation a model is given, this one included. */
const historySize = 20
const maxPassages = 4

/** What is asked, and where to look for material on it. */
export type Asking = {
  readonly thread_id: string
  readonly asker: Asker
  readonly text: string
  readonly course_ids: readonly string[]
  readonly question?: QuestionContext | undefined
}

export type Turn = { readonly role: 'user' | 'assistant'; readonly content: string }

/** Reads the conversation so far, and the passages of the learner's courses that a question for information is about. */
export async function retrieveContext(world: Material, asking: Asking) {
  const [history, passages] = await Promise.all([
    selectHistory(world.db, { thread_id: asking.thread_id, size: historySize }),
    passagesOf(world, asking),
  ])
  const messages = history.map(
    ({ from_user, text, file_texts: texts }): Turn => ({
      role: from_user ? 'user' : 'assistant',
      content: quotedOf({ words: text, texts }),
    }),
  )
  return { messages, passages }
}

async function passagesOf(
  { db, memory, encoder }: Material,
  { asker, text, course_ids }: Asking,
): Promise<Passage[]> {
  if (course_ids.length === 0 || !canBeLookedUp({ text })) return []
  const school_id = isUser(asker) ? asker.school_id : undefined
  const index = await indexOfCourses({ db, memory }, { course_ids, school_id })
  return passagesFor(index, await queryOf(encoder, text), maxPassages)
}
