import { mailVerification } from '#auth/sign-up/sign-up.verify-email.ts'
import type { Poster } from '#mail/send-email.ts'
import { findMailbox, updateUser } from '#users/users.accounts.queries.ts'

/**
 * Sets a person's pending address, which counts once its link is opened, in the caller's
 * transaction. Naming the current address cancels a pending one.
 */
export async function nameAddress(
  context: Poster,
  { id, email, now }: { readonly id: string; readonly email: string; readonly now: Date },
): Promise<void> {
  const { db } = context
  const { email: own, ...mailbox } = await findMailbox(db, id)
  const isOwn = own?.toLowerCase() === email
  await updateUser(db, id, { pending_email: isOwn ? null : email })
  if (!isOwn) await mailVerification(context, { id, ...mailbox, email, now })
}
