import type { Sent } from '@learngrove/contract/call'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { caseOf, hear, makeWatchedSchool } from '#testing/watched-school.ts'

type Asked = Sent<'POST /safeguarding/exports'>['body']

/** A school with three closed cases, of which two are about bullying and one of these is of Ama. */
async function withClosed() {
  const school = await makeWatchedSchool()
  const ids: string[] = []
  for (const [first_name, kind] of [
    ['Ama', 'bullying'],
    ['Ben', 'bullying'],
    ['Cem', 'abuse'],
  ] as const) {
    const user = await school.addUser('student')
    await db.updateTable('users').set({ first_name }).where('id', '=', user.id).execute()
    await hear(school, { user, kind })
    const { id } = await caseOf(user)
    const closing = { closed_at: school.now(), outcome: 'not_a_concern' }
    await db.updateTable('safeguarding_cases').set(closing).where('id', '=', id).execute()
    ids.push(id)
  }
  // One that is open is in no file of the closed ones.
  await hear(school, { user: school.student })
  const { call } = await school.as(school.owner)
  const write = (body: Asked) => call('POST /safeguarding/exports', { body })
  const files = async () => {
    const { readings } = await call('GET /safeguarding/readings', { query: {} })
    return readings.flatMap(({ file }) => file ?? [])
  }
  return { ...school, ids, call, write, files }
}

const plain = { kind: null, outcome: null, is_searched: false, is_chosen: false }

test('a file of closed flags is in the log: by whom, when, of what, how filtered, how long', async () => {
  const { owner, call, write, now, wait } = await withClosed()
  expect(await write({ list: 'closed' })).toEqual({ row_count: 3 })
  wait(1)
  const kind = 'bullying'
  expect(await write({ list: 'closed', kind, search: 'am' })).toEqual({ row_count: 1 })
  const { readings, total_count } = await call('GET /safeguarding/readings', { query: {} })
  expect(total_count).toBe(2)
  expect(readings[0]).toMatchObject({
    reader: { id: owner.id },
    happened_at: now().toISOString(),
    read: null,
    file: { ...plain, list: 'closed', row_count: 1, kind, is_searched: true },
  })
  expect(readings[1]).toMatchObject({ file: { ...plain, list: 'closed', row_count: 3 } })
})

test('of rows that were chosen those are counted that are in the list, whatever is sent', async () => {
  const { ids, student, write, files } = await withClosed()
  const other = await withClosed()
  const chosen = [...ids.slice(0, 2), other.ids[0] ?? '', (await caseOf(student)).id, newId()]
  expect(await write({ list: 'closed', ids: chosen })).toEqual({ row_count: 2 })
  expect(await files()).toEqual([{ ...plain, list: 'closed', row_count: 2, is_chosen: true }])
  expect(await other.files()).toEqual([])
})

test('a file of the log is in the log, and both count what is there', async () => {
  const { ids, call, write, files } = await withClosed()
  const [id = ''] = ids
  await call('GET /safeguarding/cases/{id}', { params: { id } })
  expect(await write({ list: 'readings' })).toEqual({ row_count: 1 })
  expect(await write({ list: 'readings' })).toEqual({ row_count: 2 })
  expect(await files()).toHaveLength(2)
  const { readings } = await call('GET /safeguarding/readings', { query: { size: 2, page: 2 } })
  expect(readings).toMatchObject([{ read: { case_id: id, lines: 1 }, file: null }])
})

test('a name that was searched for is kept nowhere, and the row neither changes nor goes', async () => {
  const { id, write } = await withClosed()
  await write({ list: 'closed', search: 'Ama' })
  const rows = () =>
    db.selectFrom('safeguarding_exports').selectAll().where('school_id', '=', id).execute()
  const [row] = await rows()
  expect(JSON.stringify(row)).not.toContain('Ama')
  const change = db.updateTable('safeguarding_exports').set({ row_count: 0 })
  await expect(change.where('school_id', '=', id).execute()).rejects.toThrow()
  const gone = db.deleteFrom('safeguarding_exports').where('school_id', '=', id)
  await expect(gone.execute()).rejects.toThrow('never deleted')
  expect(await rows()).toEqual([row])
})
