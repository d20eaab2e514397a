import { describe, expect, test } from 'vitest'
import { ten } from '#testing/at-once.ts'
import { ask, collect, makeChatSchool } from '#testing/chat-school.ts'
import { addFamily } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'
import { caseOf, casesOf, hear, makeWatchedSchool, tellingWorld } from '#testing/watched-school.ts'

const flagsOf = (user: { id: string }) =>
  db.selectFrom('safety_flags').selectAll().where('user_id', '=', user.id).execute()

const actionsOf = async (case_id: string) => {
  const rows = await db
    .selectFrom('safeguarding_entries')
    .select('action')
    .where('case_id', '=', case_id)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}

describe('what is heard of one child', () => {
  test('ten flags at once are one case and one letter', async () => {
    const school = await makeWatchedSchool()
    const results = await ten(() => hear(school, { user: school.student }))
    expect(results.map(({ status }) => status)).toEqual(Array(10).fill('fulfilled'))
    const { id } = await caseOf(school.student)
    const flags = await flagsOf(school.student)
    expect(flags.map(({ case_id }) => case_id)).toEqual(Array(10).fill(id))
    expect(await messagesTo(school.address('owner'))).toHaveLength(1)
    expect((await actionsOf(id)).filter((action) => action === 'told')).toHaveLength(1)
  })

  test('is one case for an hour, and after it another', async () => {
    const school = await makeWatchedSchool()
    await hear(school, { user: school.student })
    school.wait(59 / 60)
    await hear(school, { user: school.student })
    expect(await casesOf(school.student)).toHaveLength(1)
    school.wait(1 / 60)
    await hear(school, { user: school.student })
    expect(await casesOf(school.student)).toHaveLength(2)
    expect(await messagesTo(school.address('owner'))).toHaveLength(2)
  })

  test('is a new case once the first is closed', async () => {
    const school = await makeWatchedSchool()
    const owner = await school.as(school.owner)
    await hear(school, { user: school.student })
    const { id } = await caseOf(school.student)
    const params = { id }
    await owner.call('GET /safeguarding/cases/{id}', { params })
    await owner.call('POST /safeguarding/cases/{id}/notes', { params, body: { note: 'Talked.' } })
    const body = { outcome: 'not_a_concern' } as const
    await owner.call('POST /safeguarding/cases/{id}/close', { params, body })
    await hear(school, { user: school.student })
    expect(await casesOf(school.student)).toHaveLength(2)
  })

  test('counts as the most urgent of it, and is told again when it becomes more urgent', async () => {
    const school = await makeWatchedSchool()
    const owner = await school.as(school.owner)
    await hear(school, { user: school.student, kind: 'sexual', response: 'refuse' })
    const { id } = await caseOf(school.student)
    await owner.call('GET /safeguarding/cases/{id}', { params: { id } })
    await hear(school, { user: school.student, kind: 'crime', response: 'refuse' })
    await hear(school, { user: school.student, kind: 'suicide', response: 'care' })
    await hear(school, { user: school.student, kind: 'sadness', response: 'check_in' })
    const { kind, response, opened_at } = await caseOf(school.student)
    expect({ kind, response, opened_at }).toEqual({
      ...{ kind: 'suicide', response: 'care' },
      opened_at: null,
    })
    const subjects = (await messagesTo(school.address('owner'))).map(({ subject }) => subject)
    expect(subjects).toEqual([
      'Something at your school wants a look',
      'A child at your school may need you now',
    ])
  })

  test('is apart from what is heard of another', async () => {
    const school = await makeWatchedSchool()
    const other = await school.addUser('student')
    await hear(school, { user: school.student })
    await hear(school, { user: other })
    expect((await caseOf(other)).id).not.toBe((await caseOf(school.student)).id)
  })
})

test('a flag that is undone with its message told nobody', async () => {
  const school = await makeWatchedSchool()
  const world = tellingWorld()
  const mail = { post: () => Promise.reject(new Error('The outbox is full')) }
  await expect(hear(school, { user: school.student }, { ...world, mail })).rejects.toThrow()
  expect(await casesOf(school.student)).toEqual([])
  expect(await flagsOf(school.student)).toEqual([])
})

describe('a flag without a case', () => {
  test('a child without a school: it is kept, and nobody is told', async () => {
    const school = await makeSchool()
    const child = await addFamily(school, 'student')
    await hear({ id: child.school_id, now: school.now }, { user: child })
    expect(await flagsOf(child)).toMatchObject([{ case_id: null, kind: 'abuse' }])
    expect(await casesOf(child)).toEqual([])
  })

  test('a grown-up’s own chat', async () => {
    const school = await makeChatSchool()
    const email = `owner.${school.id}@school.example`
    await school.addUser('owner', { email })
    const admin = await school.addUser('admin')
    await collect(ask(await school.as(admin), 'i want to kill myself'))
    expect(await flagsOf(admin)).toMatchObject([{ case_id: null, kind: 'suicide' }])
    expect(await messagesTo(email)).toEqual([])
  })
})

describe('who is told at once', () => {
  test('the first who was named and has an address', async () => {
    const school = await makeWatchedSchool()
    const first = await school.addUser('teacher')
    const second = await school.addUser('teacher', { email: school.address('second') })
    const third = await school.addUser('teacher', { email: school.address('third') })
    const user_ids = [first.id, second.id, third.id]
    const owner = await school.as(school.owner)
    await owner.call('PUT /safeguarding/contacts', { body: { user_ids } })
    await hear(school, { user: school.student })
    expect(await messagesTo(school.address('second'))).toHaveLength(1)
    expect(await messagesTo(school.address('third'))).toEqual([])
    expect(await messagesTo(school.address('owner'))).toEqual([])
  })

  test('all owners where nobody is named, and no other teacher', async () => {
    const school = await makeWatchedSchool()
    await school.addUser('owner', { email: school.address('partner') })
    await school.addUser('teacher', { email: school.address('teacher') })
    await hear(school, { user: school.student })
    expect(await messagesTo(school.address('owner'))).toHaveLength(1)
    expect(await messagesTo(school.address('partner'))).toHaveLength(1)
    expect(await messagesTo(school.address('teacher'))).toEqual([])
  })

  test('nobody with an address: the log warns without a name, and the page shows it', async () => {
    const school = await makeSchool()
    const owner = await school.addUser('owner')
    const student = await school.addUser('student')
    const world = tellingWorld()
    await hear(school, { user: student }, world)
    expect(world.warnings).toEqual([
      [{ school_id: school.id }, 'a flag was raised, and nobody there can be told by mail'],
    ])
    const { call } = await school.as(owner)
    const { cases } = await call('GET /safeguarding/cases', { query: {} })
    expect(cases).toMatchObject([{ student: { id: student.id } }])
  })
})

test('nothing can be taken out of the log, or changed in it', async () => {
  const school = await makeWatchedSchool()
  await hear(school, { user: school.student })
  const { id } = await caseOf(school.student)
  const entries = db
    .updateTable('safeguarding_entries')
    .set({ note: 'x' })
    .where('case_id', '=', id)
  await expect(entries.execute()).rejects.toThrow('never changed')
  const gone = db.deleteFrom('safeguarding_entries').where('case_id', '=', id)
  await expect(gone.execute()).rejects.toThrow('never deleted')
  const dropped = db.deleteFrom('safeguarding_cases').where('id', '=', id)
  await expect(dropped.execute()).rejects.toThrow('never deleted')
  // With the child's account all of it goes.
  await db.deleteFrom('users').where('id', '=', school.student.id).execute()
  expect(await casesOf(school.student)).toEqual([])
})
