import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { studentWithQuiz, submit } from '#quiz/testing.ts'
import { addTeacher, hardToSay } from '#quiz/waiting.testing.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { db } from '#testing/harness.ts'

/** A student whose choice was not right yet, with their teacher. */
async function marked() {
  const attempted = await studentWithQuiz()
  const { school, client, quiz_id, ids } = attempted
  const { teacher } = await addTeacher(attempted)
  const staff = await school.as(teacher)
  await submit(client, quiz_id, [{ id: ids.choice, selected_option: [1] }])
  const params = { id: ids.choice }
  const ask = (
    client_id = newId(),
    reason = 'I meant the other one.',
    id = ids.choice,
    as = client,
  ) =>
    as.call('POST /quiz/evaluation-questions/{id}/second-looks', {
      params: { id },
      body: { reason, client_id },
    })
  const read = () => client.call('GET /quiz/evaluation-questions/{id}/second-looks', { params })
  const queue = async () => staff.call('GET /quiz/marking', { query: {} })
  return { ...attempted, teacher, staff, params, ask, read, queue }
}

test('a student asks once for another look, and the answer stands before a person with the reason', async () => {
  const { teacher, ask, read, queue, ids } = await marked()
  expect(await read()).toEqual({ second_look: null, can_ask: true })
  const client_id = newId()
  expect(fulfilled(await ten(() => ask(client_id)))).toBe(10)
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'ASKED_BEFORE' })
  expect(await read()).toMatchObject({ can_ask: false, second_look: { answered_at: null } })
  const { num_waiting, questions } = await queue()
  expect(num_waiting).toBe(1)
  expect(questions[0]?.piles[0]?.answers).toMatchObject([
    {
      ...{ id: ids.choice, selected_option: [1], marks_given: 0 },
      second_look: { reason: 'I meant the other one.' },
    },
  ])
  const told = await db
    .selectFrom('notices')
    .selectAll()
    .where('user_id', '=', teacher.id)
    .execute()
  expect(told).toMatchObject([{ kind: 'asked', evaluation_question_id: ids.choice }])
})

test('a decision answers it, the same marks too, and taking it back opens it again', async () => {
  const { staff, ask, read, queue } = await marked()
  await ask()
  const [answer] = (await queue()).questions[0]?.piles[0]?.answers ?? []
  if (!answer) throw new Error('Nothing waits')
  const { id, handed_in_at } = answer
  const decision_id = newId()
  await staff.call('POST /quiz/marking/decisions', {
    body: {
      ...{ decision_id, marks_given: 0, is_remembered: false, explanation: 'Seven is larger.' },
      answers: [{ id, handed_in_at, marks_given: 0 }],
    },
  })
  expect((await queue()).num_waiting).toBe(0)
  const looked = await read()
  expect(looked.second_look?.answered_at).not.toBeNull()
  expect(looked.can_ask).toBe(false)
  await staff.call('POST /quiz/marking/decisions/{id}/undo', { params: { id: decision_id } })
  expect((await queue()).num_waiting).toBe(1)
})

test('is not for what waits, has full marks or was not handed in, nor for who has no teacher', async () => {
  const { client, quiz_id, ids, ask, student } = await marked()
  await expect(ask(newId(), 'Please', ids.number)).rejects.toMatchObject({
    code: 'NOTHING_TO_LOOK_AT',
  })
  await submit(client, quiz_id, [
    { id: ids.text, value: hardToSay[0] },
    { id: ids.number, value: '15 km/h' },
  ])
  for (const id of [ids.text, ids.number])
    await expect(ask(newId(), 'Please', id)).rejects.toMatchObject({ code: 'NOTHING_TO_LOOK_AT' })
  await db.deleteFrom('class_members').where('user_id', '=', student.id).execute()
  await expect(ask()).rejects.toMatchObject({ code: 'NO_TEACHER' })
})

test('words that ask for care are answered with care, and go to nobody by this way', async () => {
  const { ask, read, queue } = await marked()
  const told = await ask(newId(), 'i want to kill myself')
  expect(told).toMatchObject({ second_look: null, thread_id: expect.any(String) })
  expect((await queue()).num_waiting).toBe(0)
  expect(await read()).toEqual({ second_look: null, can_ask: true })
})

test('is the student’s own: nobody else asks or reads', async () => {
  const { school, ids, ask, params, student, staff } = await marked()
  const classmate = await school.as(await school.addUser('student'))
  await expect(ask(newId(), 'Please', ids.choice, classmate)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const reading = classmate.call('GET /quiz/evaluation-questions/{id}/second-looks', { params })
  await expect(reading).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  for (const client of [staff, await school.as(parent)])
    await expect(ask(newId(), 'Please', ids.choice, client)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
})
