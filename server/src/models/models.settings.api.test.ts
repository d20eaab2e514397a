import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { addCourse } from '#testing/chat-school.ts'
import { makeGuardian } from '#testing/family.ts'
import { db, makeSchool, start, type TestUser } from '#testing/harness.ts'

/** A school with a class, its teacher, a child in it and the child's two guardians. */
async function family() {
  const school = await makeSchool()
  const add = school.addUser
  const [owner, teacher, other] = [await add('owner'), await add('teacher'), await add('teacher')]
  const [child, mother, father] = [await add('student'), await add('parent'), await add('parent')]
  await makeGuardian(mother, child)
  await makeGuardian(father, child)
  const course = await addCourse({ students: [child] })
  const class_id = newId()
  await db
    .insertInto('classes')
    .values({ id: class_id, school_id: school.id, name: '8B', course_id: course.id })
    .execute()
  const sits = ({ id: user_id }: TestUser, is_teacher: boolean) =>
    db.insertInto('class_members').values({ class_id, user_id, is_teacher }).execute()
  await sits(teacher, true)
  await sits(child, false)
  return { school, owner, teacher, other, child, mother, father, class_id }
}

type Family = Awaited<ReturnType<typeof family>>

const asAll = async ({ school, owner, teacher, other, mother, father }: Family) => ({
  owner: await school.as(owner),
  teacher: await school.as(teacher),
  other: await school.as(other),
  mother: await school.as(mother),
  father: await school.as(father),
})

test('each sees what they decide on', async () => {
  const given = await family()
  const { owner, teacher, other, mother } = await asAll(given)
  const { class_id, child } = given
  const school = { hosted: 'on', tokens_a_day: null, tokens_a_month: null }
  const classes = [{ id: class_id, name: '8B', hosted: null }]
  const none = { has_hosted: false, children: [] }
  expect(await owner.call('GET /models/settings', {})).toEqual({ ...none, school, classes })
  expect(await teacher.call('GET /models/settings', {})).toEqual({ ...none, school, classes })
  expect(await other.call('GET /models/settings', {})).toEqual({ ...none, school, classes: [] })
  expect(await mother.call('GET /models/settings', {})).toEqual({
    ...{ has_hosted: false, school: null, classes: [] },
    children: [{ id: child.id, first_name: 'student', hosted: null, effective: 'on' }],
  })
})

test('the strictest of school, class and guardians holds, and each takes back their own', async () => {
  const given = await family()
  const { owner, teacher, mother, father } = await asAll(given)
  const childId = given.child.id
  const classId = given.class_id
  const holds = async () =>
    (await mother.call('GET /models/settings', {})).children.map(({ effective }) => effective)
  const ofChild = (client: typeof mother, hosted: 'on' | 'limited' | 'off' | null) =>
    client.call('PATCH /models/settings/child/{childId}', { params: { childId }, body: { hosted } })
  const ofClass = (hosted: 'limited' | null) =>
    teacher.call('PATCH /models/settings/class/{classId}', {
      params: { classId },
      body: { hosted },
    })

  await ofClass('limited')
  expect(await holds()).toEqual(['limited'])
  await ofChild(mother, 'on')
  expect(await holds()).toEqual(['limited'])
  await ofChild(father, 'off')
  expect(await holds()).toEqual(['off'])
  await ofChild(father, null)
  await ofClass(null)
  expect(await holds()).toEqual(['on'])
  await owner.call('PATCH /models/settings/school', { body: { hosted: 'off' } })
  expect(await holds()).toEqual(['off'])
})

test('who is a guardian no longer decides no more', async () => {
  const given = await family()
  const { mother, father } = await asAll(given)
  const childId = given.child.id
  await father.call('PATCH /models/settings/child/{childId}', {
    params: { childId },
    body: { hosted: 'off' },
  })
  await db.deleteFrom('guardians').where('parent_id', '=', given.father.id).execute()
  const { children } = await mother.call('GET /models/settings', {})
  expect(children).toMatchObject([{ effective: 'on' }])
})

test('a school changes what it names, and nothing else', async () => {
  const given = await family()
  const { owner } = await asAll(given)
  const set = (body: { hosted?: 'on' | 'limited'; tokens_a_day?: number | null }) =>
    owner.call('PATCH /models/settings/school', { body })
  expect((await set({ tokens_a_day: 500 })).school).toMatchObject({
    hosted: 'on',
    tokens_a_day: 500,
  })
  expect((await set({ hosted: 'limited' })).school).toMatchObject({ tokens_a_day: 500 })
  expect((await set({})).school).toMatchObject({ hosted: 'limited', tokens_a_day: 500 })
  expect((await set({ tokens_a_day: null })).school).toMatchObject({ tokens_a_day: null })
})

test('nobody decides for a class or a child that is not theirs', async () => {
  const given = await family()
  const strangers = await asAll(await family())
  const { other } = await asAll(given)
  const refused = { status: 404, code: 'NOT_FOUND' }
  for (const hosted of ['off', null] as const) {
    for (const client of [other, strangers.owner, strangers.teacher]) {
      const change = { params: { classId: given.class_id }, body: { hosted } }
      await expect(
        client.call('PATCH /models/settings/class/{classId}', change),
      ).rejects.toMatchObject(refused)
    }
    const change = { params: { childId: given.child.id }, body: { hosted } }
    await expect(
      strangers.mother.call('PATCH /models/settings/child/{childId}', change),
    ).rejects.toMatchObject(refused)
  }
  expect(
    await db
      .selectFrom('model_classes')
      .selectAll()
      .where('class_id', '=', given.class_id)
      .execute(),
  ).toEqual([])
})

const called = (school_id: string, model: string, more: object) =>
  db
    .insertInto('model_calls')
    .values({
      ...{ id: newId(), school_id, purpose: 'tutor', provider: 'models.test', model },
      ...{ prompt_version: 'v', day: '2026-09-01', month: '2026-09-01', reserved_tokens: '500' },
      ...{ started_at: start, expires_at: start },
      ...more,
    })
    .execute()

test('an owner reads the sums of the school, an admin those of all, and neither a person', async () => {
  const given = await family()
  const { owner } = await asAll(given)
  const { id } = given.school
  const name = `small-${id}`
  const done = { outcome: 'completed', input_tokens: 90, output_tokens: 30, cost_micros: 480 }
  await called(id, name, { ...done, user_id: given.child.id, first_word_ms: 100 })
  await called(id, name, { ...done, is_estimated: true, first_word_ms: 300 })
  await called(id, name, { outcome: 'failed_over' })
  await db
    .insertInto('model_months')
    .values({ school_id: id, month: '2026-09-01', tokens: '240' })
    .execute()
  const expected = {
    ...{ provider: 'models.test', model: name, calls: 3, estimated: 1, cost_micros: 960 },
    ...{ input_tokens: 180, output_tokens: 60, first_word_ms: 200 },
    outcomes: { completed: 2, failed_over: 1, refused: 0, lost: 0 },
  }
  const own = await owner.call('GET /models/usage', { query: {} })
  expect(own).toMatchObject({ month: '2026-09', tokens: 240, tokens_a_month: 20_000_000 })
  expect(own.models).toMatchObject([expected])
  expect(JSON.stringify(own)).not.toContain(given.child.id)
  const before = await owner.call('GET /models/usage', { query: { month: '2026-08' } })
  expect(before).toMatchObject({ tokens: 0, models: [] })

  const elsewhere = await family()
  const admin = await elsewhere.school.as(await elsewhere.school.addUser('admin'))
  const all = await admin.call('GET /models/usage', { query: {} })
  expect(all.models).toContainEqual(expect.objectContaining({ model: name, calls: 3 }))
  expect(all.tokens_a_month).toBeNull()
  const theirs = await (await elsewhere.school.as(elsewhere.owner)).call('GET /models/usage', {
    query: {},
  })
  expect(theirs.models).toEqual([])
})
