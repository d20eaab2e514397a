import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { difficulty, isSolved, zeroBits } from './proof-of-work.ts'

/** As a browser does it: by trying one number after the other. */
function solve(challenge: string, bits: number): string {
  for (let counter = 0; ; counter++) {
    const hash = createHash('sha256').update(`${challenge}:${counter}`).digest()
    if (zeroBits(hash) >= bits) return String(counter)
  }
}

async function visitor() {
  const school = await makeSchool()
  const { call } = await school.as()
  const ask = async () => {
    const { challenge, difficulty: bits } = await call('GET /users/contact-us/challenge', {})
    return { challenge, solution: solve(challenge, bits) }
  }
  const from_email = `${newId()}@visitor.test`
  const words = { from_email, name: 'Alex', message: 'Hello.\n\nDo you teach <b>physics</b>?' }
  const kept = () =>
    db
      .selectFrom('contact_messages')
      .select(['from_email', 'name', 'message', 'user_id'])
      .where('from_email', '=', from_email)
      .execute()
  const mailed = () =>
    db.selectFrom('outbox').selectAll().where('body', 'like', `%${from_email}%`).execute()
  return { school, call, ask, words, from_email, kept, mailed }
}

test('a message is kept and mailed, by either call', async () => {
  const { call, ask, words, kept, mailed } = await visitor()
  await call('POST /users/contact-us', { body: { ...words, ...(await ask()) } })
  const { name: _, ...rest } = words
  await call('POST /mailer/contact-us', { body: { ...rest, ...(await ask()) } })
  expect(await kept()).toEqual([
    { ...words, user_id: null },
    { ...words, name: '', user_id: null },
  ])
  const letters = await mailed()
  expect(letters).toHaveLength(2)
  expect(letters[0]?.subject).not.toContain('Hello')
  expect(letters[0]?.html).toContain('&lt;b&gt;physics')
})

test('a challenge is good for one message, with ten at once too', async () => {
  const { call, ask, words, kept } = await visitor()
  const body = { ...words, ...(await ask()) }
  const results = await ten(() => call('POST /users/contact-us', { body }))
  expect(fulfilled(results)).toBe(1)
  expect(refusals(results)).toEqual(['NOT_A_PERSON'])
  expect(await kept()).toHaveLength(1)
})

test('a message needs no challenge: three an hour are taken from an address without one', async () => {
  const { school, call, ask, words, from_email, kept } = await visitor()
  const body = { from_email, message: words.message }
  for (let sent = 0; sent < 3; sent++) await call('POST /mailer/contact-us', { body })
  for (const write of [
    () => call('POST /mailer/contact-us', { body }),
    () => call('POST /users/contact-us', { body: words }),
  ]) {
    await expect(write()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  }
  await call('POST /users/contact-us', { body: { ...words, ...(await ask()) } })
  expect(await kept()).toHaveLength(4)
  school.wait(1.01)
  await call('POST /mailer/contact-us', { body })
})

test('no solution, one of our own making, a late one or a filled trap is no person', async () => {
  const { school, call, ask, words, kept } = await visitor()
  const { challenge, solution } = await ask()
  const own = newId()
  const late = await ask()
  const unsolved = ['a', 'b', 'c', 'd'].find((guess) => !isSolved(challenge, guess)) ?? ''
  for (const body of [
    { ...words, challenge, solution: unsolved },
    { ...words, challenge },
    { ...words, solution },
    { ...words, challenge: own, solution: solve(own, difficulty) },
    { ...words, challenge, solution, website: 'https://spam.test' },
  ]) {
    await expect(call('POST /users/contact-us', { body })).rejects.toMatchObject({
      status: 422,
      code: 'NOT_A_PERSON',
    })
  }
  school.wait(0.6)
  await expect(
    call('POST /users/contact-us', { body: { ...words, ...late } }),
  ).rejects.toMatchObject({ code: 'NOT_A_PERSON' })
  expect(await kept()).toEqual([])
})

test.each([
  [{ from_email: 'nobody' }],
  [{ message: '   ' }],
  [{ message: 'x'.repeat(4001) }],
  [{ name: 'x'.repeat(81) }],
])('%j is refused', async (more) => {
  const { call, words } = await visitor()
  const body = { ...words, challenge: 'a', solution: 'b', ...more }
  await expect(call('POST /users/contact-us', { body })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  })
})

test('an address may write ten times an hour', async () => {
  const { school, call, ask, words, kept } = await visitor()
  const write = async () => call('POST /users/contact-us', { body: { ...words, ...(await ask()) } })
  for (let sent = 0; sent < 10; sent++) await write()
  await expect(write()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  school.wait(1.01)
  await write()
  expect(await kept()).toHaveLength(11)
})

test('zero bits are counted from the front', () => {
  expect(
    [[0x80], [0x01], [0, 0x10], [0, 0]].map((bytes) => zeroBits(Uint8Array.from(bytes))),
  ).toEqual([0, 7, 11, 16])
})
