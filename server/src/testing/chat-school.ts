import type { createCall, EventOf } from '@learngrove/contract/call'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Question } from '@learngrove/marking/question'
import type { Services } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { db, makeSchool } from './harness.ts'
import { scriptedModel } from './scripted-model.ts'

export type Client = ReturnType<typeof createCall>
export type ChatEvent = EventOf<'POST /chat/stream'>

type Extra = {
  thread_id?: string
  client_message_id?: string
  evaluation_question_id?: string
  replaces_id?: string
  file_ids?: string
  user_current_selected_subject?: string
  file?: Blob
}

/** A school with a model that says what the test tells it to, and a student who is signed in. */
export async function makeChatSchool(replace: Partial<Services> = {}) {
  const model = scriptedModel()
  const school = await makeSchool({
    model: { before: () => model.language },
    ...replace,
  })
  const student = await school.addUser('student')
  return { ...school, model, student, client: await school.as(student) }
}

/** Sends a message; the events of its answer can be read one by one, or all. */
export function ask(client: Client, messages: string, { thread_id, file, ...fields }: Extra = {}) {
  return begun(
    client.stream('POST /chat/stream', {
      query: { ...(thread_id && { thread_id }) },
      body: { messages, ...fields },
      files: file ? { 'file[]': [file] } : {},
    }),
  )
}

export const resume = (client: Client, generationId: string, after?: number) =>
  begun(
    client.stream('GET /chat/stream/{generationId}', {
      params: { generationId },
      query: { ...(after !== undefined && { after }) },
    }),
  )

/** A stream that is asked for now, not when it is first read. */
function begun(stream: AsyncGenerator<ChatEvent>) {
  const first = stream.next()
  first.catch(() => {})
  return (async function* (): AsyncGenerator<ChatEvent> {
    const { value, done } = await first
    if (done) return
    yield value
    yield* stream
  })()
}

export async function collect(stream: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const event of stream) events.push(event)
  return events
}

/** Reads on until an event of this name has come; the stream stays open. */
export async function readUntil(stream: AsyncIterator<ChatEvent>, name: ChatEvent['event']) {
  const events: ChatEvent[] = []
  for (;;) {
    const { value, done } = await stream.next()
    if (done) throw new Error(`The stream ended without ${name}`)
    events.push(value)
    if (value.event === name) return events
  }
}

export const textOf = (events: readonly ChatEvent[]): string =>
  events.map(({ event, data }) => (event === 'text-delta' ? data.delta : '')).join('')

/** The ids that the first event of an answer gives. */
export function idsOf([first]: readonly ChatEvent[]) {
  if (first?.event !== 'data-generation') throw new Error('The answer did not begin')
  return first.data.data
}

/** The place of an event, as its id gives it. */
export const seqOf = ({ id = '' }: ChatEvent): number => Number(id.split(':')[1])

/** A course with one document of these passages; the students named take it. */
export async function addCourse({
  passages = [],
  students = [],
  school_id = null,
}: {
  passages?: readonly { heading?: string; body: string }[]
  students?: readonly { id: string }[]
  school_id?: string | null
}) {
  const [subject_id, academic_level_id, id, document_id] = [newId(), newId(), newId(), newId()]
  await db
    .insertInto('subjects')
    .values({ id: subject_id, key: subject_id, name: 'Maths' })
    .execute()
  await db
    .insertInto('academic_levels')
    .values({ id: academic_level_id, name: academic_level_id, position: 1 })
    .execute()
  await db
    .insertInto('courses')
    .values({ id, school_id, subject_id, academic_level_id, title: 'Maths' })
    .execute()
  for (const { id: student_id } of students) {
    await db.insertInto('enrolments').values({ student_id, course_id: id }).execute()
  }
  await db
    .insertInto('documents')
    .values({ id: document_id, school_id, course_id: id, title: 'Course notes' })
    .execute()
  const rows = passages.map(({ heading = null, body }, position) => ({
    id: newId(),
    document_id,
    position,
    page: position + 1,
    heading,
    body,
  }))
  if (rows.length > 0) await db.insertInto('passages').values(rows).execute()
  return { id, document_id, passages: rows.map((row) => row.id) }
}

/** A question of a quiz that a student has before them, with one try that did not come off. */
export async function addQuestionInHand({
  student,
  school_id,
  is_settled = false,
}: {
  student: { id: string }
  school_id: string
  is_settled?: boolean
}) {
  const question: Question = {
    type: 'expression',
    text: 'Solve $3(x-2)=2x+5$.',
    answer: 'x = 11',
    variables: ['x'],
    max_score: 2,
    hints: ['What does the bracket say to do with both terms?', 'Collect $x$ on one side.'],
    method_answer: [{ maths: '3x-6=2x+5', text: 'Multiply out: worked-secret.' }],
    mistakes: [
      {
        answer: 'x = 7',
        misconception: { code: 'bracket_first_term_only', text: 'mistake-secret' },
      },
    ],
  }
  const course = await addCourse({ students: [student] })
  const row = { worksheet_id: newId(), quiz_id: newId(), attempt_id: newId(), id: newId() }
  const bank = { question_id: newId(), question_version_id: newId() }
  const now = new Date('2026-09-01T08:00:00Z')
  await db
    .insertInto('worksheets')
    .values({ id: row.worksheet_id, school_id, course_id: course.id, title: 'Equations' })
    .execute()
  await db
    .insertInto('quizzes')
    .values({
      id: row.quiz_id,
      school_id,
      course_id: course.id,
      worksheet_id: row.worksheet_id,
      student_id: student.id,
      title: 'Equations',
      attempt_type_id: attemptType.practice,
      group_type_id: quizGroup.independent_study,
    })
    .execute()
  await db.insertInto('questions').values({ id: bank.question_id, school_id }).execute()
  await db
    .insertInto('question_versions')
    .values({
      id: bank.question_version_id,
      question_id: bank.question_id,
      version: 1,
      type: question.type,
      body: JSON.stringify(question),
      max_score: 2,
      difficulty: 0,
    })
    .execute()
  await db
    .insertInto('student_evaluations')
    .values({
      id: row.attempt_id,
      school_id,
      quiz_id: row.quiz_id,
      student_id: student.id,
      max_score: 2,
      num_open: 1,
      created_at: now,
    })
    .execute()
  const student_answer = '3x-2=2x+5'
  await db
    .insertInto('evaluation_questions')
    .values({
      id: row.id,
      student_evaluation_id: row.attempt_id,
      ...bank,
      seed: 1,
      position: 1,
      value: JSON.stringify(student_answer),
      is_settled,
      tries: 1,
      max_score: 2,
      updated_at: now,
    })
    .execute()
  const secrets = ['x = 11', 'x=11', 'worked-secret', 'mistake-secret', 'x = 7']
  return { id: row.id, question, student_answer, secrets }
}
