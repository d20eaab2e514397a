import type { Config } from '#platform/config.ts'
import { newId } from '#platform/ids.ts'
import type { Jobs } from '#platform/jobs.ts'
import type { Mail } from '#platform/mail.ts'
import { insertMessage } from './mail.queries.ts'

/** Makes the sender of messages that keeps them in the outbox, beside what they tell of. */
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
      // The job is sent in the same transaction: undone with it, and unseen before it is done.
      if (isDelivered[message.kind]) await jobs.send('mail-deliver', { id }, { db })
    },
  }
}
