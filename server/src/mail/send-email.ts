import type { Context } from '#platform/context.ts'
import type { Message } from '#platform/mail.ts'
import { type Words, writeLetter } from './email-template.ts'
import { readSender } from './mail-from.ts'

export type Letter = Pick<Message, 'recipient' | 'school_id' | 'is_withheld'> & {
  readonly words: Words
}

/** The parts of a request that sending needs. Inside a transaction `db` is the transaction. */
export type Poster = Pick<Context, 'db' | 'config' | 'asked_at' | 'mail'>

/** Writes an e-mail in the name of the site that was asked at, and posts it. */
export async function postLetter(poster: Poster, { words, ...message }: Letter): Promise<void> {
  const written = writeLetter(await readSender(poster), words)
  await poster.mail.post(poster.db, { kind: 'mail', ...message, ...written })
}
