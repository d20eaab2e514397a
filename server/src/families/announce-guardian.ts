import { type Poster, postLetter } from '#mail/send-email.ts'
import { findMailbox } from '#users/users.accounts.queries.ts'
import { selectGuardians } from '#users/users.guardians.queries.ts'
import { newGuardianChildLetter, newGuardianLetter } from './families.emails.ts'

type Linked = {
  readonly parent_id: string
  readonly child: { readonly id: string; readonly school_id: string }
}

/**
 * Tells every other guardian, and the child if it has an address, that somebody was linked. Inside
 * a transaction `context.db` is the transaction.
 */
export async function announceGuardian(
  context: Poster,
  { parent_id, child: { id, school_id } }: Linked,
): Promise<void> {
  const guardians = await selectGuardians(context.db, id)
  const others = guardians.filter((guardian) => guardian.parent_id !== parent_id)
  for (const { email } of others) {
    if (email === null) continue
    await postLetter(context, { recipient: email, school_id, words: newGuardianLetter(id) })
  }
  const child = await findMailbox(context.db, id)
  if (child.email === null) return
  const words = newGuardianChildLetter()
  await postLetter(context, { recipient: child.email, school_id, words })
}
