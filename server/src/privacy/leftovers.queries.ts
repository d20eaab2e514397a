import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { isSearchedForNames } from './places.ts'
import type { Person } from './privacy.queries.ts'

type Column = { schema: string; table: string; column: string; type: string }

/** Returns a pattern that finds a name or an address as a word of its own. */
const asWord = (text: string) =>
  `(^|[^[:alnum:]])${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}([^[:alnum:]]|$)`

/** Returns a pattern that finds a person by whatever identifies them; a first name alone fits too many. */
export function patternOf({ first_name, last_name, ...person }: Person): string {
  const { username, email, pending_email, mobile_number } = person
  const full = last_name === '' ? null : `${first_name} ${last_name}`
  return [username, email, pending_email, mobile_number, full]
    .flatMap((each) => (each ? [asWord(each)] : []))
    .join('|')
}

/**
 * Lists the columns, as `table.column`, in which a person can still be found: their id in any
 * column that could hold one, and identifying text everywhere but in other people's own words. It
 * walks the database's own schema, so it covers tables that no list names; it reads all of them,
 * which takes time.
 */
export async function findLeftovers(db: Db, person: Person): Promise<string[]> {
  const { rows: columns } = await sql<Column>`
    select columns.table_schema as schema, columns.table_name as table, column_name as column,
      udt_name as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not like 'pg\\_%'
      and table_schema <> 'information_schema'
      and udt_name in ('uuid', '_uuid', 'text', '_text', 'varchar', '_varchar', 'json', 'jsonb')
    order by 1, 2, ordinal_position`.execute(db)
  const found: string[] = []
  for (const each of columns) {
    const { schema, table, column } = each
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${table}`)} where ${isHit(each, person)} limit 1`.execute(
      db,
    )
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

function isHit({ schema, table, column, type }: Column, person: Person) {
  const at = sql.ref(column)
  if (type === 'uuid') return sql`${at} = ${person.id}::uuid`
  const hasId = sql`position(${person.id} in ${at}::text) > 0`
  const pattern = patternOf(person)
  const isSearched = pattern !== '' && (schema !== 'public' || isSearchedForNames(table))
  return isSearched ? sql`(${hasId} or ${at}::text ~* ${pattern})` : hasId
}

/** Returns a pattern of a person's first name, for places where it can only mean them. */
export const namePattern = ({ first_name }: Person): string => asWord(first_name)
