import { pages } from '@learngrove/contract/pages'
import { postLetter } from '#mail/send-email.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { findMailbox } from '#users/users.accounts.queries.ts'

type Child = { readonly id: string; readonly username: string }

/**
 * Mails a parent how their child signs in: the username, and where another password can be set.
 * Never the password: a mailbox is read by others and kept for years, and the parent has just chosen
 * it. For the same reason the link is none that signs in: it leads to the parent's own page of the
 * child. The child's name is not told, since the address may not be shown to be the parent's yet.
 */
export async function mailCredentials(
  context: Context<readonly ['parent']>,
  tx: Db,
  { id, username }: Child,
): Promise<void> {
  const { first_name, school_id, ...parent } = await findMailbox(tx, context.actor.id)
  const recipient = parent.email ?? parent.pending_email
  if (recipient === null) return
  const words = {
    subject: 'The account of your child is ready',
    // Nobody has confirmed an address that waits: its owner may be somebody whom the name is not for.
    ...(parent.email !== null && { first_name }),
    paragraphs: [
      `The account that you made is ready. Its username is: ${username}`,
      'The password is the one that you chose. We never write a password into a letter.',
    ],
    link: { label: 'Set another password', path: pages.manageChild({ childId: id }) },
    after: ['You will be asked to sign in with your own account first.'],
  }
  await postLetter({ ...context, db: tx }, { recipient, school_id, words })
}
