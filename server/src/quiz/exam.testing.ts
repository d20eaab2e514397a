import { attemptType } from '@learngrove/contract/roles'
import { createMemory } from '#platform/memory.ts'
import { db, makeSchool, marker, type TestSchool, type TestUser } from '#testing/harness.ts'
import { makePractice } from '#testing/practice.ts'
import { handInOverdue } from './hand-in.ts'

/** Minutes of an exam with a limit, and of the same with extra time. */
export const minutes = 40
export const minutesWithExtra = 50

type Options = { readonly type?: number; readonly time_limit?: number | null }

/** A quiz of four questions of a student that is an exam and has a time limit, unless it says otherwise. */
export async function addQuizThatIsAnExam(
  school: Pick<TestSchool, 'id'>,
  student: TestUser,
  { type, time_limit = minutes }: Options = {},
) {
  const practice = await makePractice(school, [student])
  await db
    .updateTable('quizzes')
    .set({ attempt_type_id: type ?? attemptType.exam })
    .where('id', '=', practice.quiz_id)
    .execute()
  await db
    .updateTable('worksheets')
    .set({ time_limit })
    .where('id', '=', practice.worksheet_id)
    .execute()
  return practice
}

export async function studentBeforeExam(options?: Options) {
  const school = await makeSchool()
  const student = await school.addUser('student')
  const practice = await addQuizThatIsAnExam(school, student, options)
  const params = { id: practice.quiz_id }
  return { ...practice, school, student, client: await school.as(student), params }
}

/** The same, once the exam is opened. */
export async function studentInExam(options?: Options) {
  const before = await studentBeforeExam(options)
  const { client, params } = before
  const quiz = await client.call('GET /quiz/{id}', { params })
  const [choice, number, expression, text] = quiz.questions.map(
    (each) => each.evaluation_question_id,
  )
  if (!choice || !number || !expression || !text) throw new Error('The exam has four questions')
  const write = (id: string, answer: object, written_at?: string) =>
    client.call('PATCH /quiz/{id}/evaluation-questions', {
      params,
      body: { id, ...answer, ...(written_at && { written_at }) },
    })
  const read = () => client.call('GET /quiz/{id}/evaluations', { params })
  return { ...before, quiz, ids: { choice, number, expression, text }, write, read }
}

/** Runs the job that hands in, at a moment. Other tests of the file leave attempts too, so nothing is counted. */
export const runJob = (now: Date) =>
  handInOverdue(
    {
      ...{ db, marker, memory: createMemory() },
      jobs: { wake: () => {} } as never,
      log: { error: () => {} },
    },
    now,
  )
