import { expect, test } from 'vitest'
import { ten } from '#testing/at-once.ts'
import { db } from '#testing/harness.ts'
import { messagesTo } from '#testing/mailbox.ts'
import { caseOf, hear, makeWatchedSchool, tellingWorld } from '#testing/watched-school.ts'
import { tellOfUnopened } from './safeguarding.jobs.ts'

const hour = 60

/** A school with three named contacts, the owner first, and one flag. */
async function withFlag() {
  const school = await makeWatchedSchool()
  const second = await school.addUser('teacher', { email: school.address('second') })
  const third = await school.addUser('teacher', { email: school.address('third') })
  const owner = await school.as(school.owner)
  const user_ids = [school.owner.id, second.id, third.id]
  await owner.call('PUT /safeguarding/contacts', { body: { user_ids } })
  await hear(school, { user: school.student })
  const look = () => tellOfUnopened({ db, ...tellingWorld(), clock: school.now })
  const lettersOf = async () => {
    const all = ['owner', 'second', 'third'].map((name) => messagesTo(school.address(name)))
    return (await Promise.all(all)).map((letters) => letters.length)
  }
  return { ...school, owner, look, lettersOf }
}

test('the others are told when nobody opens a flag for fifteen minutes, and once', async () => {
  const school = await withFlag()
  school.wait(14.9 / hour)
  await school.look()
  expect(await school.lettersOf()).toEqual([1, 0, 0])
  school.wait(0.1 / hour)
  await ten(school.look)
  expect(await school.lettersOf()).toEqual([1, 1, 1])
  school.wait(1)
  await school.look()
  expect(await school.lettersOf()).toEqual([1, 1, 1])

  const [letter] = await messagesTo(school.address('second'))
  expect(letter?.body).toContain('Nobody has opened it for 15 minutes')
  const { id } = await caseOf(school.student)
  const { log } = await school.owner.call('GET /safeguarding/cases/{id}', { params: { id } })
  expect(log.map(({ action }) => action)).toEqual([
    ...['raised', 'told', 'escalated', 'escalated', 'opened'],
  ])
})

test('a flag that was opened is not told to the others, until it becomes more urgent', async () => {
  const school = await withFlag()
  const { id } = await caseOf(school.student)
  await school.owner.call('GET /safeguarding/cases/{id}', { params: { id } })
  school.wait(0.5)
  await school.look()
  expect(await school.lettersOf()).toEqual([1, 0, 0])
})

test('a case that became more urgent after it was opened waits for a reader anew', async () => {
  const school = await makeWatchedSchool()
  const second = await school.addUser('teacher', { email: school.address('second') })
  const owner = await school.as(school.owner)
  const user_ids = [school.owner.id, second.id]
  await owner.call('PUT /safeguarding/contacts', { body: { user_ids } })
  await hear(school, { user: school.student, kind: 'sexual', response: 'refuse' })
  const { id } = await caseOf(school.student)
  await owner.call('GET /safeguarding/cases/{id}', { params: { id } })
  school.wait(0.2)
  await hear(school, { user: school.student, kind: 'suicide', response: 'care' })
  school.wait(0.25)
  await tellOfUnopened({ db, ...tellingWorld(), clock: school.now })
  const [letter] = await messagesTo(school.address('second'))
  expect(letter?.subject).toBe('A child at your school may need you now')
})

test('where there are no others, the same are told once more', async () => {
  const school = await makeWatchedSchool()
  await hear(school, { user: school.student })
  school.wait(0.25)
  await tellOfUnopened({ db, ...tellingWorld(), clock: school.now })
  expect(await messagesTo(school.address('owner'))).toHaveLength(2)
})

test('a link of a job leads to the school’s own site, where it has one', async () => {
  const school = await makeWatchedSchool()
  const domain = `s${school.id.slice(-12)}.school.example`
  await db.insertInto('school_domains').values({ domain, school_id: school.id }).execute()
  await hear(school, { user: school.student })
  const [letter] = await messagesTo(school.address('owner'))
  expect(letter?.body).toContain(`http://${domain}:3000/teacher/students?view=safeguarding&flag=`)
})
