import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db, pool } from '#testing/harness.ts'
import { outsideTransaction, reach, transaction } from './database.ts'

const schoolNamed = (name: string) =>
  db.selectFrom('schools').select('id').where('name', '=', name).execute()

test('the pool is out of bounds inside a transaction, which is undone by the fault', async () => {
  const name = newId()
  await expect(
    transaction(db, async (tx) => {
      await tx.insertInto('schools').values({ id: newId(), name }).execute()
      await schoolNamed(name)
    }),
  ).rejects.toThrow('The pool was used inside a transaction')
  expect(await schoolNamed(name)).toEqual([])
})

test('what is started outside a transaction, from within one, may use the pool', async () => {
  let later: Promise<unknown> | undefined
  await transaction(db, async (tx) => {
    await sql`select 1`.execute(tx)
    later = outsideTransaction(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return schoolNamed(newId())
    })
  })
  expect(await later).toEqual([])
})

test('both engines hand the same types back', async () => {
  const { rows } = await pool.query(
    `select $1::uuid as uuid, $2::timestamptz as moment, $3::date as day, 7 as int,
      1.5::float8 as float, 9007199254740993::int8 as big, '{"a":[1]}'::jsonb as json,
      array['x','y'] as list, null as nothing`,
    [newId(), new Date('2026-01-02T03:04:05Z'), '2026-01-02'],
  )
  expect(rows[0]).toMatchObject({
    moment: new Date('2026-01-02T03:04:05Z'),
    day: '2026-01-02',
    int: 7,
    float: 1.5,
    big: '9007199254740993',
    json: { a: [1] },
    list: ['x', 'y'],
    nothing: null,
  })
})

test('work of many queries lets others have their turn between them', async () => {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  const queries = 20
  for (let each = 0; each < queries; each++) await reach(db)
  clearImmediate(next)
  expect(turns).toBeGreaterThanOrEqual(queries)
})
