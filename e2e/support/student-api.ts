import type { EventOf, Received, Sent } from '@learngrove/contract/call'
import type { Api } from './api.ts'

/** What a student does, over the API: for tests that look at something else. */

export type Submission = {
  readonly id: string
  readonly attempt_key: string
  readonly value?: string | readonly string[] | null
  readonly selected_option?: number | readonly number[] | null
}

type Submit = 'POST /quiz/{id}/submit'

/** Answers as the form carries them. */
export const encoded = (submissions: readonly Submission[]) =>
  Buffer.from(JSON.stringify(submissions)).toString('base64')

/** Hands in answers, and with `is_finished` the quiz; answers every event of the marking. */
export async function handIn(
  { stream }: Pick<Api, 'stream'>,
  id: string,
  submissions: readonly Submission[],
  more: Omit<Sent<Submit>['body'], 'evaluations'> = {},
): Promise<EventOf<Submit>[]> {
  const events: EventOf<Submit>[] = []
  const body = { evaluations: encoded(submissions), ...more }
  for await (const event of stream('POST /quiz/{id}/submit', { params: { id }, body, files: {} })) {
    events.push(event)
  }
  return events
}

/** One answer to a question, with a key of its own. */
export const answerTo = (
  question: { readonly evaluation_question_id: string },
  answer: Pick<Submission, 'value' | 'selected_option'>,
): Submission => ({
  id: question.evaluation_question_id,
  attempt_key: crypto.randomUUID(),
  ...answer,
})

/** Asks the tutor and reads the answer to its end; answers the message that it is kept as. */
export async function ask(
  { call, stream }: Pick<Api, 'call' | 'stream'>,
  text: string,
  { subject, ...query }: { readonly subject?: string; readonly thread_id?: string } = {},
): Promise<Received<'GET /chat'>['messages'][number]> {
  let ids = { thread_id: '', message_id: '' }
  const about = subject === undefined ? {} : { user_current_selected_subject: subject }
  const sent = { query, body: { messages: text, ...about }, files: {} }
  for await (const { data } of stream('POST /chat/stream', sent)) {
    if (data.type === 'data-generation') ids = data.data
  }
  const { messages } = await call('GET /chat', { query: { thread_id: ids.thread_id } })
  const answer = messages.find(({ id }) => id === ids.message_id)
  if (!answer) throw new Error('The answer is not kept')
  return answer
}
