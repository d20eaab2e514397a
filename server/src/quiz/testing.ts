import type { createCall, EventOf } from '@learngrove/contract/call'
import type { Sureness } from '@learngrove/contract/question'
import type { Services } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { makeSchool } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'

type Client = ReturnType<typeof createCall>
type Submitted = {
  id: string
  attempt_key?: string
  value?: unknown
  selected_option?: unknown
  points?: unknown
  answer_parts?: unknown
  file_ids?: readonly string[]
  time_spent?: number
  sureness?: Sureness | null
}

/** A student before a quiz of four questions: choice, number with unit, equation, short text. */
export async function studentWithQuiz(replace?: Partial<Services>) {
  const school = await makeSchool(replace)
  const student = await school.addUser('student')
  const practice = await makePractice(school, [student])
  const client = await school.as(student)
  const quiz = await client.call('GET /quiz/{id}', { params: { id: practice.quiz_id } })
  const [choice, number, expression, text] = quiz.questions.map(
    (each) => each.evaluation_question_id,
  )
  if (!choice || !number || !expression || !text) throw new Error('The quiz has four questions')
  return { school, student, client, quiz, ...practice, ids: { choice, number, expression, text } }
}

export const right = {
  choice: { selected_option: [2] },
  number: { value: '15 km/h' },
  expression: { value: '2x=6\nx=3' },
  text: { value: 'in the chloroplasts' },
}

/** Hands answers in as the browser does, and returns every event. */
export async function submit(
  { stream }: Client,
  quiz_id: string,
  answers: readonly Submitted[],
  fields: { is_finished?: 'true' } = {},
) {
  const list = answers.map((answer) => ({ attempt_key: newId(), ...answer }))
  const evaluations = Buffer.from(JSON.stringify(list)).toString('base64')
  const events: EventOf<'POST /quiz/{id}/submit'>[] = []
  const sent = { params: { id: quiz_id }, body: { evaluations, ...fields }, files: {} }
  for await (const event of stream('POST /quiz/{id}/submit', sent)) events.push(event)
  return events
}

/** The evaluations that the events bring, in their order. */
export const evaluationsIn = (events: Awaited<ReturnType<typeof submit>>) =>
  events.flatMap((each) => (each.event === 'evaluations' ? each.data.evaluations : []))

export function doneIn(events: Awaited<ReturnType<typeof submit>>) {
  const done = events.find((each) => each.event === 'done')
  if (done?.event !== 'done') throw new Error('The stream did not say that it was done')
  return done.data
}

/** What came of the attempt that these events completed. */
export const resultIn = (events: Awaited<ReturnType<typeof submit>>) => doneIn(events).result
