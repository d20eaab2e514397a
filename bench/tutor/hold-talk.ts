import { createCall } from '@learngrove/contract/call'
import type { Held, Pupil } from './pupils.ts'
import { fillIn, rightOf, wrongOf } from './spoken.ts'
import type { Answer, Exchange, InHand } from './talk.ts'

type Client = ReturnType<typeof createCall>

export type Script = {
  readonly said: readonly string[]
  readonly about?: Pick<InHand, 'handed_in'>
}

/** Talks to the tutor as one pupil, turn by turn in one thread, and returns what was said. */
export async function holdTalk(url: string, pupil: Pupil, script: Script): Promise<Exchange[]> {
  const client = createCall({ base_url: `${url}/api/v1`, token: () => pupil.token })
  const { held } = pupil
  if (held && script.about?.handed_in) await handIn(client, held, script.about.handed_in)
  const talked: Exchange[] = []
  let thread_id: string | undefined
  for (const text of script.said) {
    const said = fillIn(text, held?.question)
    const heard = await ask(client, said, { thread_id, held })
    thread_id = heard.thread_id
    talked.push({ said, answer: heard.answer })
  }
  return talked
}

type Place = { readonly thread_id: string | undefined; readonly held: Held | undefined }

async function ask(client: Client, messages: string, { thread_id, held }: Place) {
  let text = ''
  let begun = thread_id
  const sources: string[] = []
  const cards: string[] = []
  const sent = {
    query: { ...(thread_id && { thread_id }) },
    body: {
      messages,
      ...(held && { evaluation_question_id: held.evaluation_question_id }),
    },
    files: {},
  }
  for await (const { event, data } of client.stream('POST /chat/stream', sent)) {
    if (event === 'data-generation') begun = data.data.thread_id
    else if (event === 'text-delta') text += data.delta
    else if (event === 'source-document') sources.push(`${data.title} ${data.data.heading ?? ''}`)
    else if (event === 'error') text += `[${data.errorText}]`
    else if (event === 'data-card') cards.push(data.data.type)
    else if (event === 'data-care') cards.push('care')
  }
  const answer: Answer = { text, sources, cards }
  return { answer, thread_id: begun }
}

/** Hands in an answer, as the page would: the right one settles the question. */
async function handIn(client: Client, held: Held, which: 'wrong' | 'right'): Promise<void> {
  const { parts, ...answer } = (which === 'right' ? rightOf : wrongOf)(held.question)
  const { evaluation_question_id: id } = held
  const submission = { id, ...answer, ...(parts && { answer_parts: parts }) }
  const evaluations = new TextEncoder().encode(JSON.stringify([submission])).toBase64()
  const sent = { params: { id: held.quiz_id }, body: { evaluations }, files: {} }
  for await (const { event, data } of client.stream('POST /quiz/{id}/submit', sent))
    if (event === 'error') throw new Error(`An answer was not taken: ${data.code}`)
}
