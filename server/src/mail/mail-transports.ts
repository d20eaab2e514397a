import { createTransport } from 'nodemailer'
import type { Config } from '#platform/config.ts'
import type { Waiting } from './mail.queries.ts'

/** Delivers one message. Throws `Refused` if it can never be delivered. */
export type Transport = (message: Waiting) => Promise<void>

export type Carriers = { readonly [Kind in 'mail' | 'text']?: Transport }

/** Says that the other side will never take this message. */
export class Refused extends Error {
  override readonly name = 'Refused'
}

const second = 1000
const connectMs = 10 * second
const silenceMs = 30 * second

/** Opens the transports that the settings name. */
export function openTransports({
  smtp_url,
  mail_from,
  text_gateway,
}: Pick<Config, 'smtp_url' | 'mail_from' | 'text_gateway'>): Carriers {
  return {
    ...(smtp_url && { mail: bySmtp(smtp_url, mail_from) }),
    ...(text_gateway && { text: byGateway(text_gateway) }),
  }
}

function bySmtp(url: string, from: string): Transport {
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    // All content comes from our templates: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = from.split('@')[1] ?? 'localhost'
  return async ({ id, recipient, sender, subject, body, html }) => {
    try {
      await transport.sendMail({
        // The same at every retry, so that a duplicate is shown once.
        messageId: `<${id}@${host}>`,
        from: { name: sender, address: from },
        to: { name: '', address: recipient },
        subject,
        text: body,
        ...(html !== null && { html }),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      throw isFinal(error) ? new Refused('The mail server refuses it', { cause: error }) : error
    }
  }
}

const permanent = 500

const isFinal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= permanent

/** Statuses that are worth a retry, besides all from 500. */
const passing = [408, 425, 429]

function byGateway({ url, key }: { url: string; key: string | undefined }): Transport {
  return async ({ id, recipient, body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ to: recipient, text: body }),
      redirect: 'error',
      signal: AbortSignal.timeout(silenceMs),
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const text = `The gateway answers ${answer.status}`
    const isPassing = answer.status >= permanent || passing.includes(answer.status)
    throw isPassing ? new Error(text) : new Refused(text)
  }
}
