import { sql } from 'kysely'
import { newId } from '#platform/ids.ts'
import { db, start } from './harness.ts'

type Column = { table: string; column: string; type: string; nullable: boolean; defaulted: boolean }
type Key = { table: string; column: string; parent: string }

export type Filling = {
  readonly school_id: string
  /** Whom every reference to a user is to. */
  readonly user_id: string
  /** What stands in every text of a table that is free. */
  readonly textOf: (table: string) => string
  /** For `table.column`, where a check asks for something else. */
  readonly given: Readonly<Record<string, unknown>>
  /** Tables that are left as they are. */
  readonly except: readonly string[]
}

/**
 * Puts a row into every table that the database has, each about one person wherever it can be. It reads
 * the schema, so a table that is new is filled too, or says what it needs.
 */
export async function fillTables({ school_id, user_id, textOf, given, except }: Filling) {
  const known = new Map<string, string>([
    ['schools', school_id],
    ['users', user_id],
  ])
  const [columns, keys] = [await columnsOf(), await keysOf()]
  const tables = [...new Set(columns.map(({ table }) => table))].filter(
    (table) => !except.includes(table) && !known.has(table),
  )
  const parentOf = ({ table, column }: Column) =>
    keys.find((key) => key.table === table && key.column === column)?.parent
  const isNeeded = (column: Column) => !column.nullable || parentOf(column) === 'users'
  const valueAt = (at: Column): unknown => {
    const name = `${at.table}.${at.column}`
    if (name in given) return given[name]
    // It may be half of a key that leads to a user.
    if (at.column === 'school_id') return school_id
    const parent = parentOf(at)
    if (parent !== undefined) {
      return isNeeded(at) || known.has(parent) ? (known.get(parent) ?? null) : null
    }
    if (at.defaulted && at.type !== 'text') return undefined
    if (at.type === 'uuid' && at.column === 'subject_id') return user_id
    return sampleOf(at, textOf(at.table))
  }
  const left = new Set(tables)
  while (left.size > 0) {
    const ready = [...left].find((table) =>
      columns.every((column) => {
        const parent = column.table === table ? parentOf(column) : undefined
        return !parent || parent === table || !isNeeded(column) || known.has(parent)
      }),
    )
    if (ready === undefined) throw new Error(`Nothing to begin with among ${[...left].join(', ')}`)
    left.delete(ready)
    const row = Object.fromEntries(
      columns
        .filter(({ table }) => table === ready)
        .map((column) => [column.column, valueAt(column)])
        .filter(([, value]) => value !== undefined),
    )
    await insert(ready, row)
    const key = row.id ?? row.user_id
    if (typeof key === 'string') known.set(ready, key)
  }
  return known
}

async function insert(table: string, row: Readonly<Record<string, unknown>>) {
  const names = Object.keys(row).map((name) => sql.ref(name))
  const values = Object.values(row).map((value) => sql.val(value))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`
    .execute(db)
    .catch((cause) => {
      throw new Error(`Say what ${table} needs: ${String(cause)}`, { cause })
    })
}

const samples: Readonly<Record<string, () => unknown>> = {
  uuid: newId,
  int4: () => 1,
  int8: () => 1,
  float8: () => 1,
  numeric: () => 1,
  bool: () => false,
  date: () => '2026-09-01',
  timestamptz: () => start,
}

function sampleOf({ column, type, nullable }: Column, text: string): unknown {
  if (type === 'jsonb') return JSON.stringify({ about: text })
  // What is unique in a table of all schools is so by itself.
  if (type === 'text') return /key|hash|domain|code/.test(column) ? newId() : text
  const sample = samples[type]
  if (sample) return sample()
  if (nullable) return null
  throw new Error(`There is no sample of ${type}`)
}

const columnsOf = async () =>
  (
    await sql<Column>`
      select table_name as table, column_name as column, udt_name as type,
        is_nullable = 'YES' as nullable, column_default is not null as defaulted
      from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO'
      order by table_name, ordinal_position`.execute(db)
  ).rows

const keysOf = async () =>
  (
    await sql<Key>`
      select child.relname as table, attribute.attname as column, parent.relname as parent
      from pg_constraint
      join pg_class as child on child.oid = conrelid
      join pg_class as parent on parent.oid = confrelid
      join pg_attribute as attribute on attribute.attrelid = conrelid and attribute.attnum = any(conkey)
      where contype = 'f' and connamespace = 'public'::regnamespace
      order by array_length(conkey, 1)`.execute(db)
  ).rows

/** The columns that refer to a user, as `table.column`. */
export const userColumns = async () =>
  [
    ...new Set(
      (await keysOf())
        .filter(({ parent, column }) => parent === 'users' && column !== 'school_id')
        .map(({ table, column }) => `${table}.${column}`),
    ),
  ].toSorted()

/** The tables in whose rows a text stands anywhere, in whichever column. */
export async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for (const table of new Set((await columnsOf()).map((column) => column.table))) {
    const { rows } = await sql`
      select from ${sql.table(table)} as row where position(lower(${text}) in lower(row::text)) > 0
      limit 1`.execute(db)
    if (rows.length > 0) found.push(table)
  }
  return found
}
