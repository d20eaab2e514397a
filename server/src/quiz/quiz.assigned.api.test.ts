import { expect, test } from 'vitest'
import { db, start } from '#testing/harness.ts'
import { assignQuiz } from '#testing/practice.ts'
import { evaluationsIn, studentWithQuiz, submit } from './testing.ts'

const path = 'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/solution' as const

/** A quiz that is set, with so many tries. */
async function studentWithAssignment(set: { tries?: number; due_date?: Date }) {
  const given = await studentWithQuiz()
  const { school, student, quiz_id } = given
  await assignQuiz({ ...given, school_id: school.id, student_id: student.id })
  const { assignment_id } = await db
    .selectFrom('quizzes')
    .select('assignment_id')
    .where('id', '=', quiz_id)
    .executeTakeFirstOrThrow()
  await db.updateTable('assignments').set(set).where('id', '=', assignment_id).execute()
  const open = () => given.client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  const solve = (evaluationQuestionId: string) =>
    given.client.call(path, { params: { id: quiz_id, evaluationQuestionId } })
  return { ...given, open, solve }
}

test('an assignment has the tries that were set for it', async () => {
  const { client, quiz_id, ids, open } = await studentWithAssignment({ tries: 2 })
  expect((await open()).behaviour).toMatchObject({ tries: 2, hearts: false, tutor: true })
  const tried = async (option: number) => {
    const answer = { id: ids.choice, selected_option: [option] }
    return evaluationsIn(await submit(client, quiz_id, [answer]))[0]
  }
  expect(await tried(1)).toMatchObject({ tries: 1, tries_left: 1, is_settled: false })
  expect(await tried(3)).toMatchObject({ tries: 2, tries_left: 0, is_settled: true })
})

test('its solution is not there for one try, and is once the question is settled', async () => {
  const { client, quiz_id, ids, open, solve } = await studentWithAssignment({ tries: 2 })
  expect((await open()).behaviour.solution).toBe('when_settled')
  await submit(client, quiz_id, [{ id: ids.choice, selected_option: [1] }])
  await expect(solve(ids.choice)).rejects.toMatchObject({ code: 'SOLUTION_LATER' })
  await submit(client, quiz_id, [{ id: ids.choice, selected_option: [3] }])
  expect((await solve(ids.choice)).method_answer).toHaveLength(1)
})

test('once it was due its solution is there for whoever has tried, and for all who handed in', async () => {
  const due_date = new Date(start.getTime() + 3_600_000)
  const { school, client, quiz_id, ids, open, solve } = await studentWithAssignment({ due_date })
  await submit(client, quiz_id, [{ id: ids.choice, selected_option: [1] }])
  await expect(solve(ids.choice)).rejects.toMatchObject({ code: 'SOLUTION_LATER' })
  school.wait(2)
  expect((await open()).behaviour.solution).toBe('after_try')
  await expect(solve(ids.number)).rejects.toMatchObject({ code: 'TRY_FIRST' })
  expect(await solve(ids.choice)).toMatchObject({ is_settled: true })
  await submit(client, quiz_id, [], { is_finished: 'true' })
  const { evaluations } = await client.call('GET /quiz/{id}/evaluations', {
    params: { id: quiz_id },
  })
  expect(evaluations.every(({ method_answer }) => method_answer !== null)).toBe(true)
})
