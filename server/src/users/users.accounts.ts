import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { insertUnlessTaken, updateUser } from './users.accounts.queries.ts'

export type NewUser = Insertable<Tables['users']>

/** Adds an account. Returns whether it did: a taken username or e-mail address adds nothing. */
export const addUser = async (db: Db, user: NewUser): Promise<boolean> =>
  (await insertUnlessTaken(db, user)) !== undefined

/** Changes columns of an account. A taken address or number violates a unique index. */
export const changeUser = (
  db: Db,
  id: string,
  fields: Omit<Updateable<Tables['users']>, 'id'>,
): Promise<void> => updateUser(db, id, fields)
