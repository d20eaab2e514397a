import { db } from './harness.ts'

/** What was posted to a recipient, the oldest first. */
export const messagesTo = (recipient: string) =>
  db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).orderBy('id').execute()

/** The newest message to a recipient. */
export async function lastMessageTo(recipient: string) {
  const message = (await messagesTo(recipient)).at(-1)
  if (!message) throw new Error(`Nothing was sent to ${recipient}`)
  return message
}

/** The address in the newest message to a recipient. */
export async function lastLinkTo(recipient: string): Promise<URL> {
  const { body } = await lastMessageTo(recipient)
  const [address] = /https?:\S+/.exec(body) ?? []
  if (address === undefined) throw new Error('There is no link in it')
  return new URL(address)
}

/** The secret in the newest magic link to a recipient. */
export const lastSecretTo = async (recipient: string): Promise<string> =>
  decodeURIComponent((await lastLinkTo(recipient)).pathname.split('/').at(-1) ?? '')

/** What was written down about somebody, the oldest first. */
export const auditOf = (subject_id: string) =>
  db
    .selectFrom('audit_events')
    .select(['action', 'actor_id', 'school_id', 'data'])
    .where('subject_id', '=', subject_id)
    .orderBy('id')
    .execute()
