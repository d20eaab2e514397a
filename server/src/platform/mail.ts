import type { Db } from './database.ts'

/** A mail or a text message, ready to send. */
export type Message = {
  readonly kind: 'mail' | 'text'
  readonly school_id: string | null
  /** An e-mail address, or a mobile number as `+447700900123`. */
  readonly recipient: string
  /** Name of the sender; the address is the same for all. */
  readonly sender?: string
  /** Empty in a text message. */
  readonly subject: string
  /** Plain text; always set. */
  readonly body: string
  readonly html?: string
  /**
   * Stored with the same work as others and sent to nobody: if a message would show that an account
   * exists, its absence must not show in the response time.
   */
  readonly is_withheld?: boolean
}

/**
 * Sends messages. `post` writes one to the outbox in the caller's own transaction, so that it is
 * sent if and only if what it reports has happened. A job then delivers it if a mail server or a
 * gateway is set; else it stays there to be read.
 */
export type Mail = {
  readonly post: (db: Db, message: Message) => Promise<void>
}
