import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Received = { readonly from: string; readonly to: string[]; readonly text: string }

/** A mail server on this machine that keeps what it is given, but for recipients whom it refuses. */
export async function openSmtpInbox({
  refuse,
}: {
  refuse?: (to: string) => number | undefined
} = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) =>
      username === 'grove' && password === 'a key'
        ? callback(null, { user: username })
        : callback(new Error('No')),
    onRcptTo: ({ address }, _session, callback) => {
      const responseCode = refuse?.(address)
      callback(responseCode ? Object.assign(new Error('Refused'), { responseCode }) : null)
    },
    onData: (stream, { envelope }, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        callback()
      })
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(done)))
  // Safe: it listens on a port, not on a socket file.
  const { port } = listener.address() as AddressInfo
  return { url: `smtp://grove:a%20key@127.0.0.1:${port}`, received }
}
