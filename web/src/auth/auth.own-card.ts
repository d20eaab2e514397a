/** What somebody signs in with who has just made up a username and a password, and has no e-mail address. */
export type OwnCard = {
  readonly first_name: string
  readonly username: string
  readonly password: string
}

/**
 * Held in memory alone, for the pages that follow: it goes with a reload, and neither the browser's
 * history nor its stores ever have the password.
 */
let own: OwnCard | undefined

type Joining = Omit<OwnCard, 'username'> & {
  readonly username?: string | undefined
  readonly email?: string | undefined
}

/** Keeps the card of whoever has no other way back in than the username. */
export function keepOwnCard({ first_name, username, password, email }: Joining): void {
  const hasNoAddress = email === undefined && username !== undefined
  own = hasNoAddress ? { first_name, username, password } : undefined
}

/** Which card was said to be kept. */
let kept: OwnCard | undefined

export const setKept = (card: OwnCard): void => {
  kept = card
}

/** The card of this user that is still to be kept, if there is one. */
export function cardToKeep(username: string | null): OwnCard | undefined {
  const card = ownCardOf(username)
  return card === kept ? undefined : card
}

/** The card of this user, while it is known. */
export const ownCardOf = (username: string | null): OwnCard | undefined =>
  own?.username === username ? own : undefined
