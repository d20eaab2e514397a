import { sql } from 'kysely'

/** Tells, as SQL, whether a row of evidence counts: no later one replaces it. */
export const stands = (evidence = 'evidence') => sql<boolean>`
  not exists (select from evidence as later where later.replaces = ${sql.ref(`${evidence}.id`)})`
