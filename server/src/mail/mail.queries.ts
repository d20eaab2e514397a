import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Message } from '#platform/mail.ts'

/** Adds a message to the outbox. A withheld one is stored empty, like one that was sent. */
export async function insertMessage(db: Db, { is_withheld, ...message }: Message & { id: string }) {
  const { id, kind, school_id, recipient, sender = '', subject, body, html = null } = message
  const withheld = { recipient: '', subject: '', body: '', html: null, sent_at: new Date() }
  await db
    .insertInto('outbox')
    .values({
      ...{ id, kind, school_id, recipient, sender, subject, body, html },
      ...(is_withheld && withheld),
    })
    .execute()
}

export type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>

export function findWaiting(db: Db, id: string) {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'sender', 'subject', 'body', 'html'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
}

/** Marks a message as sent and clears all but its recipient: it may have held a secret. */
export async function markSent(db: Db, { id, now }: { id: string; now: Date }) {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, body: '', html: null, error: null })
    .where('id', '=', id)
    .execute()
}

export async function markFailed(db: Db, { id, error }: { id: string; error: string }) {
  await db.updateTable('outbox').set({ error }).where('id', '=', id).execute()
}

/** Lists the newest messages that wait to be sent or read. */
export function listWaiting(db: Db, count: number) {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'sender', 'subject', 'body', 'created_at'])
    .where('sent_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}

export async function deleteOldMessages(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('created_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Deletes messages to somebody, those whose text identifies them, and those that name them to
 * people near to them. Addresses are in lower case; an empty pattern matches nothing.
 */
export async function deleteMessagesAbout(
  db: Db,
  about: {
    readonly id: string
    readonly addresses: readonly string[]
    readonly pattern: string
    readonly near: readonly string[]
    readonly name_pattern: string
  },
): Promise<void> {
  const { id, addresses, pattern, near, name_pattern } = about
  await sql`
    delete from outbox
    where lower(recipient) = any(${addresses}::text[])
      or position(${id} in outbox::text) > 0
      or (${pattern} <> '' and outbox::text ~* ${pattern})
      or (lower(recipient) = any(${near}::text[]) and subject || ' ' || body ~* ${name_pattern})`.execute(
    db,
  )
}
