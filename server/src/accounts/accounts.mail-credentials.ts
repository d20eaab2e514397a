import { pages } from '@learngrove/contract/pages'
import { postLetter } from '#mail/send-email.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { findMailbox } from '#users/users.accounts.queries.ts'

type Child = { readonly id: string; readonly username: string }

/**
 * Mails a parent how their child signs in: the username, and where to set another password. Never
 * the password: others read a mailbox, it is kept for years, and the parent has just chosen it. For
 * the same reason no link signs in: it leads to the parent's own page of the child. The child's
 * name is left out, since the address may not be confirmed yet.
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
    // Nobody has confirmed a pending address: its owner may be somebody who should not read the
    // name.
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
