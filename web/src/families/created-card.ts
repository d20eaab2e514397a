/** What a child signs in with, as its parent has just typed it. */
export type SignIn = {
  readonly child_id: string
  readonly first_name: string
  readonly username: string
  readonly password: string
}

/**
 * Held in memory alone, for the page that follows: it goes with a reload, and neither the browser's
 * history nor its stores ever have the password.
 */
let created: SignIn | undefined

export const keepCreated = (sign_in: SignIn): void => {
  created = sign_in
}

export const lastCreated = (): SignIn | undefined => created
