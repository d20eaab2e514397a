import { sql } from 'kysely'

/** The verdict of a row that takes back the decision which it replaces: it counts as nothing itself. */
export const withdrawn = 'withdrawn'

/** Tells, as SQL, whether a row of evidence counts: no later one replaces it, and it takes nothing back. */
export const stands = (evidence = 'evidence') => sql<boolean>`(
  ${sql.ref(`${evidence}.verdict`)} <> ${sql.lit(withdrawn)}
  and not exists (select from evidence as later where later.replaces = ${sql.ref(`${evidence}.id`)}))`
