import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { addUser, type NewUser } from '#users/users.accounts.ts'
import { schoolUsername } from './usernames.ts'

/** After so many names that were taken there is something else the matter. */
const mostTries = 8

type Account = Omit<NewUser, 'id' | 'username'> & {
  readonly last_name: string
  readonly username?: string | undefined
}

/** Adds an account and returns its id; a name that nobody chose is made until one is free. */
export async function addAccount(db: Db, { username, ...account }: Account): Promise<string> {
  const id = newId()
  for (let tries = 0; tries < mostTries; tries++) {
    if (await addUser(db, { id, ...account, username: username ?? schoolUsername(account, tries) }))
      return id
    if (username !== undefined) break
  }
  throw new AppError('USERNAME_TAKEN')
}
