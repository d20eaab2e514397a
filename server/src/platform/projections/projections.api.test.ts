import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { studentWithQuiz } from '#quiz/testing.ts'
import { addEvidence } from '#testing/evidence.ts'
import { database, db } from '#testing/harness.ts'
import { type Db, transaction } from '../database.ts'
import { applyProjection, type Projection } from './projections.ts'

/** The embedded database has one connection: nothing commits there while something else is open. */
const { url } = database

/** Follows one student, and says which tries it was shown, in their order. */
function watch(student_id: string) {
  const seen: number[] = []
  const projection: Projection = {
    name: `tries of ${student_id}`,
    follows: { table: 'evidence', key: ['id'] },
    apply: async (_, rows) => {
      for (const row of rows) if (row.student_id === student_id) seen.push(row.try_number)
    },
    reset: async () => {},
  }
  return { seen, look: () => applyProjection(db, projection) }
}

/** A student with one answer, before somebody who looks. */
async function answered() {
  const { student, ids } = await studentWithQuiz()
  const add = (tx: Db, try_number: number) => addEvidence(tx, ids.choice, { try_number })
  await add(db, 1)
  return { add, ...watch(student.id) }
}

/** A transaction that has written this try, and waits to be told how it ends. */
async function openWith(write: (tx: Db) => Promise<unknown>) {
  const written = Promise.withResolvers<void>()
  const told = Promise.withResolvers<void>()
  const done = transaction(db, async (tx) => {
    await write(tx)
    written.resolve()
    await told.promise
  })
  await written.promise
  return {
    commit: async () => {
      told.resolve()
      await done
    },
    rollBack: async () => {
      told.reject(new Error('It is taken back'))
      await done.catch(() => {})
    },
  }
}

test('shows each row once, in the order of their numbers', async () => {
  const { add, seen, look } = await answered()
  await look()
  await add(db, 2)
  await add(db, 3)
  await look()
  await look()
  expect(seen).toEqual([1, 2, 3])
})

test.runIf(url)('a row that is committed after a later one is not passed over', async () => {
  const { add, seen, look } = await answered()
  const earlier = await openWith((tx) => add(tx, 2))
  await add(db, 3)
  await look()
  // What is behind an open one waits: it comes first.
  expect(seen).toEqual([1])
  await earlier.commit()
  await look()
  expect(seen).toEqual([1, 2, 3])
})

test.runIf(url)('a row that is taken back holds nobody up', async () => {
  const { add, seen, look } = await answered()
  const earlier = await openWith((tx) => add(tx, 2))
  await add(db, 3)
  await earlier.rollBack()
  await look()
  expect(seen).toEqual([1, 3])
})

test.runIf(url)('a transaction that writes again and again holds one lock', async () => {
  const { add } = await answered()
  const open = await openWith(async (tx) => {
    for (const try_number of [2, 3, 4]) await add(tx, try_number)
  })
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and classid >= (evidence_lock(0) >> 32)::oid
      and database = (select oid from pg_database where datname = current_database())`.execute(db)
  await open.rollBack()
  expect(rows).toHaveLength(1)
})

test.runIf(url)('rows that many write while it looks are each shown once', async () => {
  const { add, seen, look } = await answered()
  let next = 2
  const writers = Array.from({ length: 4 }, async () => {
    for (let round = 0; round < 25; round++) await add(db, next++)
  })
  const all = Promise.all(writers)
  let isDone = false
  all.finally(() => {
    isDone = true
  })
  while (!isDone) await look()
  await look()
  expect(seen.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 101 }, (_, index) => index + 1),
  )
})
