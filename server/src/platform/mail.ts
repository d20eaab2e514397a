import type { Db } from './database.ts'

/** A mail or a text message, with its words ready. */
export type Message = {
  readonly kind: 'mail' | 'text'
  readonly school_id: string | null
  /** An e-mail address, or a mobile number as `+447700900123`. */
  readonly recipient: string
  /** The name that it comes from; the address is the same for all. */
  readonly sender?: string
  /** Empty in a text message. */
  readonly subject: string
  /** Plain text; always there. */
  readonly body: string
  readonly html?: string
  /**
   * Written with all the work of the others and sent to nobody: where a message would tell that
   * an account exists, its absence must not show in the time that the answer takes.
   */
  readonly is_withheld?: boolean
}

/**
 * Sends messages. `post` writes one to the outbox in the caller's own transaction, so that it goes
 * out if and only if what it tells of has happened; a job then delivers it where a mail server or a
 * gateway is set, and else it stays to be read.
 */
export type Mail = {
  readonly post: (db: Db, message: Message) => Promise<void>
}
