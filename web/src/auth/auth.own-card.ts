/** The credentials of somebody who has just signed up without an e-mail address. */
export type OwnCard = {
  readonly first_name: string
  readonly username: string
  readonly password: string
}

/**
 * Held in memory alone, for the pages that follow: a reload drops it, and neither the browser's
 * history nor its storage ever has the password.
 */
let own: OwnCard | undefined

type Joining = Omit<OwnCard, 'username'> & {
  readonly username?: string | undefined
  readonly email?: string | undefined
}

/** Keeps the card of somebody whose only way to sign in again is the username. */
export function keepOwnCard({ first_name, username, password, email }: Joining): void {
  const hasNoAddress = email === undefined && username !== undefined
  own = hasNoAddress ? { first_name, username, password } : undefined
}

/** The card that was confirmed as kept. */
let kept: OwnCard | undefined

export const setKept = (card: OwnCard): void => {
  kept = card
}

/** Returns the card that this user has still to keep, if there is one. */
export function cardToKeep(username: string | null): OwnCard | undefined {
  const card = ownCardOf(username)
  return card === kept ? undefined : card
}

/** Returns the card of this user, while it is known. */
export const ownCardOf = (username: string | null): OwnCard | undefined =>
  own?.username === username ? own : undefined
