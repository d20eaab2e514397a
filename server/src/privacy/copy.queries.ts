import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { peopled } from './places.ts'
import type { Person } from './privacy.queries.ts'

type Peopled = (typeof peopled)[number]

/** Tells, as SQL, whether a row of a table is about a person. */
function isAbout(place: Peopled, person: Person): RawBuilder<boolean> {
  if ('within' in place) {
    const parent = peopled.find(({ table }) => table === place.within)
    if (!parent) throw new Error(`${place.within} holds nobody`)
    return sql<boolean>`${sql.ref(`${place.table}.${place.by}`)} in (
      select id from ${sql.table(parent.table)} where ${isAbout(parent, person)})`
  }
  const { ids = [], to = [] } = place
  const addresses = addressesOf(person)
  return any([
    ...ids.map(
      (column) => sql<boolean>`${sql.ref(`${place.table}.${column}`)} = ${person.id}::uuid`,
    ),
    ...to.map((column) => sql<boolean>`lower(${sql.ref(column)}) = any(${addresses}::text[])`),
  ])
}

const any = (conditions: readonly RawBuilder<boolean>[]) =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`

/** Returns the addresses and numbers of a person, in lower case. */
export const addressesOf = ({ email, pending_email, mobile_number }: Person): string[] =>
  [email, pending_email, mobile_number].flatMap((each) => (each ? [each.toLowerCase()] : []))

/** Selects the rows of a table that are about a person, without its secrets. */
export async function selectAbout(db: Db, place: Peopled, person: Person): Promise<unknown[]> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(${sql.ref(place.table)}) - ${place.secret ?? []}::text[] as row
    from ${sql.table(place.table)} where ${isAbout(place, person)}`.execute(db)
  return rows.map(({ row }) => row)
}
