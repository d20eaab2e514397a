import type { Sent } from '@learngrove/contract/call'
import { expect, test } from 'vitest'
import { db } from '#testing/harness.ts'
import { hear, makeWatchedSchool } from '#testing/watched-school.ts'

type Closing = Sent<'POST /safeguarding/cases/{id}/close'>['body']

const endings: readonly { readonly name: string; readonly body: Closing }[] = [
  { name: 'Cem Öz', body: { outcome: 'not_a_concern' } },
  { name: 'amara 100% Bell', body: { outcome: 'in_hand', look_again_on: '2026-09-09' } },
  { name: 'Ben Amado', body: { outcome: 'with_services' } },
  { name: 'Dora Reid', body: { outcome: 'in_hand', look_again_on: '2026-09-04' } },
]

/** A school with four closed cases, closed an hour after one another. */
async function withClosed() {
  const school = await makeWatchedSchool()
  const { call } = await school.as(school.owner)
  for (const { name, body } of endings) {
    const [first_name = '', ...rest] = name.split(' ')
    const user = await school.addUser('student')
    const names = { first_name, last_name: rest.join(' ') }
    await db.updateTable('users').set(names).where('id', '=', user.id).execute()
    await hear(school, { user, kind: first_name === 'Ben' ? 'bullying' : 'abuse' })
    school.wait(1)
    const closing = { look_again_on: null, ...body, closed_at: school.now() }
    await db
      .updateTable('safeguarding_cases')
      .set(closing)
      .where('student_id', '=', user.id)
      .execute()
  }
  type Query = NonNullable<Sent<'GET /safeguarding/cases'>['query']>
  const list = async (query: Query) => {
    const sent = { query: { state: 'closed' as const, ...query } }
    const { cases, total_count } = await call('GET /safeguarding/cases', sent)
    return { names: cases.map(({ student }) => student.first_name), total_count }
  }
  return { ...school, list }
}

test('closed cases come in the order, the parts and the pages that are asked for', async () => {
  const { list } = await withClosed()
  expect(await list({})).toEqual({ names: ['Dora', 'Ben', 'amara', 'Cem'], total_count: 4 })
  expect((await list({ sort: 'student' })).names).toEqual(['amara', 'Ben', 'Cem', 'Dora'])
  expect((await list({ sort: '-student' })).names).toEqual(['Dora', 'Cem', 'Ben', 'amara'])
  expect((await list({ sort: 'closed_at' })).names).toEqual(['Cem', 'amara', 'Ben', 'Dora'])
  expect((await list({ sort: 'look_again_on' })).names.slice(0, 2)).toEqual(['Dora', 'amara'])
  expect((await list({ sort: '-look_again_on' })).names.slice(0, 2)).toEqual(['amara', 'Dora'])

  expect(await list({ sort: 'student', size: 3, page: 2 })).toEqual({
    names: ['Dora'],
    total_count: 4,
  })
  expect(await list({ page: 9 })).toEqual({ names: [], total_count: 4 })
  expect(await list({ outcome: 'in_hand' })).toEqual({ names: ['Dora', 'amara'], total_count: 2 })
  expect(await list({ outcome: 'in_hand', kind: 'bullying' })).toEqual({
    names: [],
    total_count: 0,
  })
  expect((await list({ search: 'ama' })).names).toEqual(['Ben', 'amara'])
  expect((await list({ search: '0%' })).names).toEqual(['amara'])
  expect((await list({ search: '_' })).names).toEqual([])
})

test('nobody orders by what is no column, nor searches by a text without end', async () => {
  const { list } = await withClosed()
  // Safe: it is what a stranger sends.
  const sort = 'id; drop table users' as 'student'
  await expect(list({ sort })).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  const search = 'x'.repeat(81)
  await expect(list({ search })).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
})
