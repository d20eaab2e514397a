import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { addTeacher } from '#quiz/waiting.testing.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'

type World = Awaited<ReturnType<typeof studentWithQuiz>>

const report = (
  { client }: Pick<World, 'client'>,
  id: string,
  body: { reason: string; evaluation_question_id?: string },
) => client.call('POST /questions/{id}/reports', { params: { id }, body })

const reportsOn = (question_id: string) =>
  db.selectFrom('question_reports').selectAll().where('question_id', '=', question_id).execute()

/** A student of a class whose teacher has an address, before a quiz. */
async function inClass() {
  const world = await studentWithQuiz()
  const address = `teacher.${world.school.id}@school.example`
  const { teacher } = await addTeacher(world, address)
  const [first] = world.quiz.questions
  if (!first) throw new Error('The quiz has questions')
  return { ...world, teacher, address, question_id: first.id }
}

test('a report is kept with what was seen, and the teacher is told without a name', async () => {
  const world = await inClass()
  const { ids, question_id, address, student } = world
  const reason = 'The answer is not right'
  const told = await report(world, question_id, { reason, evaluation_question_id: ids.choice })
  const seen = await db
    .selectFrom('evaluation_questions')
    .select(['question_version_id', 'seed'])
    .where('id', '=', ids.choice)
    .executeTakeFirstOrThrow()
  expect(await reportsOn(question_id)).toMatchObject([
    { id: told.report_id, reason, reported_by: student.id, is_resolved: false, ...seen },
  ])
  const [letter] = await messagesTo(address)
  expect(letter?.body).toContain(reason)
  expect(letter?.body).toContain('Which is the largest?')
  expect(letter?.body).toContain(String(seen.seed))
  expect(letter?.body).not.toContain(student.id)
})

test('ten at once are one report and one letter, and other words take the place of the first', async () => {
  const world = await inClass()
  const { question_id, address } = world
  const results = await ten(() => report(world, question_id, { reason: 'It is spelt wrong' }))
  expect(fulfilled(results)).toBe(10)
  await report(world, question_id, { reason: 'The picture is missing' })
  expect(await reportsOn(question_id)).toMatchObject([
    { reason: 'The picture is missing', seed: null },
  ])
  expect(await messagesTo(address)).toHaveLength(1)
})

test('without a teacher our own mailbox is told', async () => {
  const world = await studentWithQuiz()
  const [first] = world.quiz.questions
  const reason = `Something ${newId()}`
  await report(world, first?.id ?? '', { reason })
  const letters = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('body', 'like', `%${reason}%`)
    .execute()
  expect(letters).toHaveLength(1)
})

test('words of need go to nobody by this way, and are answered with care', async () => {
  const world = await inClass()
  const reason = 'i want to kill myself'
  const told = await report(world, world.question_id, { reason })
  expect(told).toMatchObject({ report_id: null, thread_id: expect.any(String) })
  expect(await reportsOn(world.question_id)).toEqual([])
  expect(await messagesTo(world.address)).toEqual([])
})

test('a question of another school, or not of that attempt, is not there', async () => {
  const world = await inClass()
  const other = await inClass()
  const { question_id } = other
  await db
    .updateTable('questions')
    .set({ school_id: other.school.id })
    .where('id', '=', question_id)
    .execute()
  const reason = 'It is spelt wrong'
  const notThere = { code: 'NOT_FOUND' }
  await expect(report(world, question_id, { reason })).rejects.toMatchObject(notThere)
  for (const evaluation_question_id of [world.ids.choice, other.ids.number])
    await expect(
      report(other, question_id, { reason, evaluation_question_id }),
    ).rejects.toMatchObject(notThere)
  const parent = await other.school.as(await other.school.addUser('parent'))
  await report({ client: parent }, question_id, { reason })
  await expect(
    report({ client: parent }, question_id, { reason, evaluation_question_id: other.ids.choice }),
  ).rejects.toMatchObject(notThere)
})

test('after twenty reports a day no more are taken', async () => {
  const world = await inClass()
  const send = () => report(world, world.question_id, { reason: 'It is spelt wrong' })
  for (let sent = 0; sent < 20; sent++) await send()
  await expect(send()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})
