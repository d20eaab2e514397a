import { newId } from '#platform/ids.ts'
import { studentWithQuiz, submit } from '#quiz/testing.ts'
import { addTeacher, standingOf } from '#quiz/waiting.testing.ts'
import { db } from '#testing/harness.ts'

export const sameWords = [
  'in the small discs that the plant has for catching sun',
  'In the small discs, that the plant has for catching sun!',
] as const
export const nearMiss = 'not in the small discs that the plant has for catching sun'

/** Three students of a class whose answers wait: two say the same, the third nearly. */
export async function pileWaiting() {
  const first = await studentWithQuiz()
  const { school, quiz_id, course_id } = first
  const { teacher, class_id } = await addTeacher(first)
  const staff = await school.as(teacher)
  const answer = async (value: string, client = first.client, id = first.ids.text) => {
    await submit(client, quiz_id, [{ id, value }])
    return id
  }
  const join = async (value: string) => {
    const student = await school.addUser('student')
    await db.insertInto('enrolments').values({ student_id: student.id, course_id }).execute()
    await db
      .insertInto('class_members')
      .values({ class_id, user_id: student.id, is_teacher: false })
      .execute()
    const client = await school.as(student)
    const { questions } = await client.call('GET /quiz/{id}', { params: { id: quiz_id } })
    const id = questions.at(-1)?.evaluation_question_id ?? ''
    await answer(value, client, id)
    return { student, client, id }
  }
  await answer(sameWords[0])
  const second = await join(sameWords[1])
  const third = await join(nearMiss)
  const queue = async (client = staff) => client.call('GET /quiz/marking', { query: {} })
  const piles = async (client = staff) =>
    (await queue(client)).questions.flatMap(({ piles }) => piles)
  /** The pile of an answer as the queue shows it now. */
  const pileOf = async (id: string) => {
    const found = (await piles()).find(({ answers }) => answers.some((each) => each.id === id))
    if (!found) throw new Error('No pile has this answer')
    return found
  }
  const asSeen = (pile: Awaited<ReturnType<typeof pileOf>>) =>
    pile.answers.map(({ id, handed_in_at, marks_given }) => ({ id, handed_in_at, marks_given }))
  const decide = (
    answers: ReturnType<typeof asSeen>,
    { decision_id = newId(), marks_given = 1, is_remembered = false, explanation = 'Yes.' } = {},
    client = staff,
  ) =>
    client.call('POST /quiz/marking/decisions', {
      body: { decision_id, answers, marks_given, is_remembered, explanation },
    })
  const undo = (id: string, client = staff) =>
    client.call('POST /quiz/marking/decisions/{id}/undo', { params: { id } })
  const waits = async (client = staff) =>
    (await client.call('GET /quiz/marking/count', {})).num_waiting
  const standing = () => standingOf(first.student)
  const things = { ...first, teacher, class_id, staff, second, third, join, answer }
  return { ...things, queue, piles, pileOf, asSeen, decide, undo, waits, standing }
}
