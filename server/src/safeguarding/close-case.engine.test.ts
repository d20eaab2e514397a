import { expect, test } from 'vitest'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { caseOf, hear, makeWatchedSchool } from '#testing/watched-school.ts'

const day = 24

/** A case that its owner reads, with a note in it. */
async function withNote() {
  const school = await makeWatchedSchool()
  const { call } = await school.as(school.owner)
  await hear(school, { user: school.student })
  const { id } = await caseOf(school.student)
  const params = { id }
  const note = (text = 'Talked with her.') =>
    call('POST /safeguarding/cases/{id}/notes', { params, body: { note: text } })
  const open = () => call('GET /safeguarding/cases/{id}', { params })
  await open()
  await note()
  const close = (look_again_on: string) =>
    call('POST /safeguarding/cases/{id}/close', {
      params,
      body: { outcome: 'in_hand', look_again_on },
    })
  const list = () => call('GET /safeguarding/cases', { query: {} })
  return { ...school, call, params, open, note, close, list }
}

test('of ten who close at once one does, and it is written down once', async () => {
  const { call, params } = await withNote()
  const body = { outcome: 'not_a_concern' } as const
  const results = await ten(() => call('POST /safeguarding/cases/{id}/close', { params, body }))
  expect(fulfilled(results)).toBe(1)
  expect(refusals(results)).toEqual(['CASE_CLOSED'])
  const { log } = await call('GET /safeguarding/cases/{id}', { params })
  expect(log.filter(({ action }) => action === 'closed')).toHaveLength(1)
})

test('of ten times that one person takes it, one is written down', async () => {
  const { call, params } = await withNote()
  await ten(() => call('POST /safeguarding/cases/{id}/take', { params }))
  const { log } = await call('GET /safeguarding/cases/{id}', { params })
  expect(log.filter(({ action }) => action === 'taken')).toHaveLength(1)
})

test('what is in hand comes back on its day, and goes when somebody wrote what they saw', async () => {
  const { wait, close, list, note } = await withNote()
  await expect(close('2026-08-31')).rejects.toMatchObject({ code: 'DAY_IS_PAST' })
  expect(await close('2026-09-03')).toMatchObject({
    outcome: 'in_hand',
    look_again_on: '2026-09-03',
  })
  expect((await list()).cases).toEqual([])
  wait(2 * day)
  expect((await list()).cases).toMatchObject([{ is_due: true, look_again_on: '2026-09-03' }])
  expect((await list()).counts).toEqual({ open: 0, in_hand: 0, closed: 1 })
  await note('Looked again. All is well.')
  expect((await list()).cases).toEqual([])
})

test('nobody closes what they have not read', async () => {
  const school = await withNote()
  school.wait(0.1)
  await hear(school, { user: school.student })
  await expect(school.close('2026-09-03')).rejects.toMatchObject({ code: 'NOT_READ' })
  await school.open()
  await expect(school.close('2026-09-03')).resolves.toMatchObject({ outcome: 'in_hand' })
})

test('an empty note is none', async () => {
  const { note } = await withNote()
  await expect(note('   ')).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})

test('a day to look again belongs to what is in hand, and is needed there', async () => {
  const { call, params } = await withNote()
  const body = { outcome: 'in_hand' }
  // Deliberately not what the contract declares.
  const close = call('POST /safeguarding/cases/{id}/close', { params, body: body as never })
  await expect(close).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})
