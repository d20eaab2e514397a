import type { quizRemarking } from '@learngrove/contract/quiz.remarking'
import type { Input } from '@learngrove/contract/route'
import { newId } from '#platform/ids.ts'
import { createMemory } from '#platform/memory.ts'
import { studentWithQuiz, submit } from '#quiz/testing.ts'
import { addTeacher } from '#quiz/waiting.testing.ts'
import { db, marker } from '#testing/harness.ts'
import { type RemarkJobWorld, remarkAll } from './remark-all.ts'

export type Change = Input<typeof quizRemarking.previewCorrection>['body']['change']
type Sent = Parameters<typeof submit>[2][number]
type Name = 'choice' | 'number' | 'expression' | 'text'

const numberOf = { choice: 0, number: 1, expression: 2, text: 3 } as const

/** A class whose students answer the same practice, and their teacher, who may correct its keys. */
export async function answeredClass() {
  const first = await studentWithQuiz()
  const { school, quiz_id, course_id } = first
  const { teacher, class_id } = await addTeacher(first)
  const staff = await school.as(teacher)
  const join = async () => {
    const student = await school.addUser('student')
    await db.insertInto('enrolments').values({ student_id: student.id, course_id }).execute()
    await db
      .insertInto('class_members')
      .values({ class_id, user_id: student.id, is_teacher: false })
      .execute()
    const client = await school.as(student)
    const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
    const idOf = (name: Name) => questions[numberOf[name]]?.evaluation_question_id ?? ''
    return { student, client, idOf }
  }
  const pupil = {
    student: first.student,
    client: first.client,
    idOf: (name: Name) => first.ids[name],
  }
  const answer = (of: Awaited<ReturnType<typeof join>>, name: Name, sent: Omit<Sent, 'id'>) =>
    submit(of.client, quiz_id, [{ id: of.idOf(name), ...sent }])
  const versionOf = async (name: Name) => {
    const row = await db
      .selectFrom('evaluation_questions')
      .select(['question_id', 'question_version_id'])
      .where('id', '=', pupil.idOf(name))
      .executeTakeFirstOrThrow()
    return row
  }
  const keyOf = async (name: Name, client = staff) =>
    client.call('GET /quiz/marking/classes/{classId}/questions/{questionId}', {
      params: { classId: class_id, questionId: (await versionOf(name)).question_id },
    })
  const askedOf = async (name: Name, change: Change) => {
    const { question_version_id } = await versionOf(name)
    return { class_id, question_version_id, change }
  }
  const preview = async (name: Name, change: Change, client = staff) =>
    client.call('POST /quiz/marking/corrections/preview', { body: await askedOf(name, change) })
  const correct = async (
    name: Name,
    change: Change,
    { correction_id = newId(), client = staff, reason = 'Five is right.' } = {},
  ) =>
    client.call('POST /quiz/marking/corrections', {
      body: { ...(await askedOf(name, change)), correction_id, reason },
    })
  const undo = (id: string, client = staff) =>
    client.call('POST /quiz/marking/corrections/{id}/undo', { params: { id } })
  const world: RemarkJobWorld = {
    ...{ db, marker, memory: createMemory(), clock: () => school.now() },
    jobs: { wake: () => {} },
  }
  const remark = (replace: Partial<RemarkJobWorld> = {}) => remarkAll({ ...world, ...replace })
  /** What a student reads of a question now. */
  const readOf = async ({ client, idOf }: Awaited<ReturnType<typeof join>>, name: Name) => {
    const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
      params: { id: quiz_id },
    })
    const found = evaluations.find(({ id }) => id === idOf(name))
    if (!found) throw new Error('The quiz has this question')
    return found
  }
  const xpOf = async ({ client }: Awaited<ReturnType<typeof join>>) =>
    (await client.call('GET /users/xp', {})).xp
  const things = { ...first, teacher, class_id, staff, pupil, join, answer, versionOf, keyOf }
  return { ...things, preview, correct, undo, remark, readOf, xpOf }
}
