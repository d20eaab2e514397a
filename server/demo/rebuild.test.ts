import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projections } from '#app/projections.ts'
import { rebuild, rebuilds, tryRebuild } from '#app/rebuild.ts'
import { type Database, openEmbedded } from '#platform/database.ts'
import { createMemory } from '#platform/memory.ts'
import { migrate } from '#platform/migrate.ts'
import { applyProjection } from '#platform/projections/projections.ts'
import { loadDemo } from './demo.ts'

/** Says how far each has got, and when it was asked. */
const ofTheRun = ['projections']
/** Loads a school with weeks of activity. */
const patienceMs = 300_000

let database: Database
const memory = createMemory()
beforeAll(async () => {
  database = await openEmbedded(await PGlite.create())
  await migrate(database)
  await loadDemo({ db: database.db, clock: () => new Date() })
  for (const each of projections) await applyProjection(database.db, each)
}, patienceMs)
afterAll(() => database[Symbol.asyncDispose]())

/** A print of each table of the schema: two are the same where all of their rows are. */
async function printsOfTables(): Promise<Record<string, string>> {
  const { db } = database
  const tables = await db.introspection.getTables()
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    if (ofTheRun.includes(name)) continue
    // Counts who wrote, and not what.
    const { rows } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as print
      from (select md5((to_jsonb(each) - 'revision')::text) as row from ${sql.table(name)} as each)
        as rows`.execute(db)
    prints[name] = rows[0]?.print ?? ''
  }
  return prints
}

const differences = async () => {
  const place = { db: database.db, memory }
  const found = []
  for (const each of rebuilds) found.push(...(await tryRebuild(place, each)).differences)
  return found
}

const rebuildAll = async () => {
  for (const each of rebuilds) await rebuild({ db: database.db, memory }, each)
}

test(
  'the demonstration school is what its evidence says, table for table',
  async () => {
    expect(await differences()).toEqual([])
    const before = await printsOfTables()
    await rebuildAll()
    expect(await printsOfTables()).toEqual(before)
  },
  patienceMs,
)

test(
  'what is not true is told by a dry run, which changes nothing, and mended by a rebuild',
  async () => {
    const { db } = database
    const before = await printsOfTables()
    const { student_id } = await db
      .selectFrom('student_xp')
      .select('student_id')
      .orderBy('xp', 'desc')
      .executeTakeFirstOrThrow()
    await sql`update student_xp set xp = xp + 7 where student_id = ${student_id}`.execute(db)
    await sql`delete from skill_states where student_id = ${student_id} and topic_id = (
      select min(topic_id::text)::uuid from skill_states where student_id = ${student_id})`.execute(
      db,
    )
    await sql`delete from streak_days where student_id = ${student_id} and day = (
      select min(day) from streak_days where student_id = ${student_id})`.execute(db)
    await sql`update misconception_counts set tries = 99 where student_id = ${student_id}`.execute(
      db,
    )
    const wrong = await printsOfTables()
    const found = await differences()
    expect(new Set(found.map(({ table }) => table))).toEqual(
      new Set(['student_xp', 'skill_states', 'streak_days', 'misconception_counts']),
    )
    expect(found.find(({ table }) => table === 'student_xp')).toMatchObject({ key: student_id })
    expect(found.find(({ table }) => table === 'streak_days')).toMatchObject({ was: null })
    expect(await printsOfTables()).toEqual(wrong)
    await rebuildAll()
    expect(await printsOfTables()).toEqual(before)
  },
  patienceMs,
)
