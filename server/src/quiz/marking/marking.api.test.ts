import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addFamily, makeGuardian } from '#testing/family.ts'
import { db, makeSchool, type TestUser } from '#testing/harness.ts'
import { pileWaiting } from './testing.ts'

type Waiting = Awaited<ReturnType<typeof pileWaiting>>

/** Staff who have no business with the class: of another class, of none, of one that is switched off, of another school. */
async function neighbours({ school, course_id, student, class_id }: Waiting): Promise<TestUser[]> {
  const ofOthers = await school.addUser('teacher')
  const former = await school.addUser('teacher')
  const [other, sleeping] = [newId(), newId()]
  const made = { school_id: school.id, course_id }
  await db
    .insertInto('classes')
    .values([
      { id: other, ...made, name: '7c' },
      { id: sleeping, ...made, name: '7b', is_active: false },
    ])
    .execute()
  await db
    .insertInto('class_members')
    .values([
      { class_id: other, user_id: ofOthers.id, is_teacher: true },
      { class_id: sleeping, user_id: former.id, is_teacher: true },
      { class_id: sleeping, user_id: student.id, is_teacher: false },
    ])
    .execute()
  const left = await school.addUser('teacher')
  const member = { class_id, user_id: left.id, is_teacher: true }
  await db.insertInto('class_members').values(member).execute()
  await db.deleteFrom('class_members').where('user_id', '=', left.id).execute()
  const elsewhere = await makeSchool()
  return [
    ...[ofOthers, former, left, await school.addUser('teacher')],
    ...[await elsewhere.addUser('owner'), await elsewhere.addUser('teacher')],
  ]
}

test('who does not teach them sees nothing, decides nothing and takes nothing back', async () => {
  const waiting = await pileWaiting()
  const { school, ids, pileOf, asSeen, decide, undo, waits, queue, staff, class_id } = waiting
  const seen = asSeen(await pileOf(ids.text))
  const decision_id = newId()
  await decide(seen.slice(1), { decision_id, is_remembered: true })
  const [ruling] = (await queue()).rulings
  for (const user of await neighbours(waiting)) {
    const client = await school.as(user)
    expect(await waits(client)).toBe(0)
    const empty = { num_waiting: 0, questions: [], rulings: [] }
    expect(await queue(client)).toEqual(empty)
    expect(await client.call('GET /quiz/marking', { query: { class_id } })).toEqual(empty)
    const asked = [
      () => decide(seen, {}, client),
      () => decide(seen, { decision_id }, client),
      () => undo(decision_id, client),
      () => client.call('DELETE /quiz/marking/rulings/{id}', { params: { id: ruling?.id ?? '' } }),
    ]
    for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  expect(await waits()).toBe(2)
  expect((await staff.call('GET /quiz/marking', { query: {} })).rulings).toHaveLength(1)
})

test('the door is shut to students and parents, and open to an owner for the school', async () => {
  const waiting = await pileWaiting()
  const { school, student, ids, pileOf, asSeen, decide, waits, queue } = waiting
  const seen = asSeen(await pileOf(ids.text))
  const parent = await addFamily(school, 'parent')
  await makeGuardian(parent, student)
  for (const user of [student, parent, await school.addUser('student')]) {
    const client = await school.as(user)
    for (const ask of [() => queue(client), () => waits(client), () => decide(seen, {}, client)])
      await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  const owner = await school.as(await school.addUser('owner'))
  expect(await waits(owner)).toBe(3)
  expect(await decide(seen, {}, owner)).toMatchObject({ is_decided: true })
})

test('a class shows what waits in it alone', async () => {
  const { school, staff, teacher, class_id, course_id } = await pileWaiting()
  const other = newId()
  await db
    .insertInto('classes')
    .values({ id: other, school_id: school.id, name: '8b', course_id })
    .execute()
  await db
    .insertInto('class_members')
    .values({ class_id: other, user_id: teacher.id, is_teacher: true })
    .execute()
  const inClass = async (id: string) =>
    (await staff.call('GET /quiz/marking', { query: { class_id: id } })).num_waiting
  expect(await inClass(class_id)).toBe(3)
  expect(await inClass(other)).toBe(0)
})
