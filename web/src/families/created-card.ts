/** A child's credentials, as its parent has just typed them. */
export type SignIn = {
  readonly child_id: string
  readonly first_name: string
  readonly username: string
  readonly password: string
}

/**
 * Held in memory alone, for the page that follows: a reload drops it, and neither the browser's
 * history nor its storage ever has the password.
 */
let created: SignIn | undefined

export const keepCreated = (sign_in: SignIn): void => {
  created = sign_in
}

export const lastCreated = (): SignIn | undefined => created
