import type { Config } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail.ts'
import { insertMessage } from './mail.queries.ts'

/** Creates the mail port, which keeps messages in the outbox in the same transaction as what they report. */
export function createMail({
  jobs,
  config,
}: {
  readonly jobs: Pick<Jobs, 'send'>
  readonly config: Pick<Config, 'smtp_url' | 'text_gateway'>
}): Mail {
  const isDelivered = { mail: config.smtp_url, text: config.text_gateway }
  return {
    async post(db, message) {
      const id = newId()
      await insertMessage(db, { id, ...message })
      // Sent in the same transaction: rolled back with it, and invisible until it is committed.
      if (isDelivered[message.kind]) await jobs.send('mail-deliver', { id }, { db })
    },
  }
}
