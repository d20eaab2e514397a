/**
 * Writes `platform/tables.ts`, the types of the tables, from the database that
 * the migrations make. With `--check` it only says whether the file is true.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { openEmbedded } from '../src/platform/database.ts'
import { migrate } from '../src/platform/migrate.ts'

const target = new URL('../src/platform/tables.ts', import.meta.url)

const types: Record<string, string> = {
  bool: 'boolean',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'string',
  jsonb: 'Json',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

type Column = { table: string; name: string; type: string; nullable: boolean; defaulted: boolean }

await using database = await openEmbedded(await PGlite.create())
await migrate(database)
const { rows: columns } = await sql<Column>`
  select table_name as table, column_name as name, udt_name as type,
    is_nullable = 'YES' as nullable, column_default is not null as defaulted
  from information_schema.columns
  where table_schema = 'public' and is_generated = 'NEVER'
  order by table_name, ordinal_position
`.execute(database.db)

const tables = Object.entries(Object.groupBy(columns, (column) => column.table))
const text = `// Written by \`npm run tables\` from the migrations. Do not edit.
import type { ColumnType, Generated } from 'kysely'

/** Read as what it was, written as text: the driver would take a list for an array of SQL. */
type Json = ColumnType<unknown, string, string>

export type Tables = {
${tables.map(([name, columns = []]) => `  ${name}: {\n${columns.map(field).join('')}  }\n`).join('')}}
`

if (!process.argv.includes('--check')) await writeFile(target, text)
else if (text !== (await readFile(target, 'utf8'))) {
  throw new Error('server/src/platform/tables.ts is not what the migrations make: npm run tables')
}

function field({ name, type, nullable, defaulted }: Column): string {
  const known = types[type]
  if (!known) throw new Error(`No type is known for a column of ${type}`)
  const full = nullable ? nullableOf(known) : known
  return `    ${name}: ${defaulted ? defaultedOf(full) : full}\n`
}

function defaultedOf(full: string): string {
  return full === 'Json' ? 'ColumnType<unknown, string | undefined, string>' : `Generated<${full}>`
}

function nullableOf(known: string): string {
  return known === 'Json' ? 'ColumnType<unknown, string | null, string | null>' : `${known} | null`
}
