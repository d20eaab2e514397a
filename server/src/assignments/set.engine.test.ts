import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { classWithSheet, listOf } from './testing.ts'

test('work that is set is on the list of every student of the class, and each is told', async () => {
  const { school, students, set, former } = await classWithSheet()
  const due_date = '2026-09-08T15:00:00.000Z'
  const { quiz_id, num_students } = await set({ due_date, tries: '2', time_limit: '30' })
  expect(num_students).toBe(2)
  for (const student of students) {
    const client = await school.as(student)
    const { quizzes } = await client.call('GET /quiz', {})
    expect(quizzes).toMatchObject([{ id: quiz_id, title: 'Ratio', due_date, time_limit: 30 }])
    const { notices } = await client.call('GET /notices', {})
    expect(notices).toMatchObject([{ kind: 'set', quiz_id, title: 'Ratio', due_date }])
  }
  const elsewhere = await school.as(former)
  expect((await elsewhere.call('GET /quiz', {})).quizzes).toEqual([])
  expect((await elsewhere.call('GET /notices', {})).total_count).toBe(0)
})

test('of ten presses at once one sets, and a press without a name sets once a day', async () => {
  const { set, school, students } = await classWithSheet()
  const client_id = newId()
  const made = await Promise.all(Array.from({ length: 10 }, () => set({ client_id })))
  expect(new Set(made.map(({ assignment_id }) => assignment_id)).size).toBe(1)
  const unnamed = [await set({ title: 'Twice' }), await set({ title: 'Twice' })]
  expect(unnamed[0]).toEqual(unnamed[1])
  const { notices } = await (await school.as(students[0])).call('GET /notices', {})
  expect(notices.map(({ title }) => title).sort()).toEqual(['Ratio', 'Twice'])
})

test('work that opens later is neither seen nor opened nor told of before', async () => {
  const { school, students, set } = await classWithSheet()
  const { quiz_id } = await set({ date_assigned: '2026-09-01T10:00:00Z' })
  const client = await school.as(students[0])
  const open = () => client.call('GET /quiz/{id}', { params: { id: quiz_id } })
  expect((await client.call('GET /quiz', {})).quizzes).toEqual([])
  await expect(open()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await client.call('GET /notices', {})).num_unread).toBe(0)
  school.wait(2)
  expect((await open()).questions).toHaveLength(4)
  expect((await client.call('GET /notices', {})).num_unread).toBe(1)
})

test('nobody outside of the class is set work, and nobody else sets it', async () => {
  const { school, students, former, other, owner, set, worksheet_id, class_id, other_class_id } =
    await classWithSheet()
  const body = { class_id }
  const params = { id: worksheet_id }
  await expect(set({ student_ids: listOf([former.id]) })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await db.deleteFrom('class_members').where('user_id', '=', students[1].id).execute()
  await expect(set({ student_ids: listOf([students[1].id]) })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(set({ class_id: other_class_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const elsewhere = await makeSchool()
  for (const stranger of [other, await elsewhere.addUser('owner')]) {
    const client = await school.as(stranger)
    const call = client.call('POST /worksheets/{id}/reassign', { params, body, files: {} })
    await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  const client = await school.as(owner)
  const { num_students } = await client.call('POST /worksheets/{id}/reassign', {
    ...{ params, body, files: {} },
  })
  expect(num_students).toBe(1)
})

test('no draft, nothing empty and nothing that is due before it opens is set', async () => {
  const { set, worksheet_id, class_id } = await classWithSheet()
  await expect(set({ due_date: '2026-08-31T10:00:00Z' })).rejects.toMatchObject({
    code: 'DUE_TOO_EARLY',
  })
  const isDraft = (is_draft: boolean) =>
    db.updateTable('worksheets').set({ is_draft }).where('id', '=', worksheet_id).execute()
  await isDraft(true)
  await expect(set()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await isDraft(false)
  await db.deleteFrom('worksheet_questions').where('worksheet_id', '=', worksheet_id).execute()
  await expect(set()).rejects.toMatchObject({ code: 'NOTHING_TO_SET' })
  await db.deleteFrom('class_members').where('class_id', '=', class_id).execute()
  await expect(set()).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
