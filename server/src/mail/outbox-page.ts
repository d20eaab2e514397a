import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { escaped } from './html.ts'
import { listWaiting } from './mail.queries.ts'

/** How many messages are shown, the newest first. */
const shown = 50

const loopback = /^(127\.|::1$|::ffff:127\.)/
/** Headers that a proxy sets. */
const proxySigns = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']

const localHost = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Serves `/outbox`, which shows a developer the messages that would have been sent. Links in it
 * sign in, so it exists on the embedded default alone, and only for a browser on the same machine.
 */
export function serveOutbox(app: FastifyInstance, { db, config }: Services): void {
  if (config.database_url || config.trust_proxy) return
  app.get('/outbox', async (request, reply) => {
    if (!isHere(request)) throw new AppError('NOT_FOUND')
    const messages = await listWaiting(db, shown)
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(messages.map(article).join('') || '<p>Nothing was sent yet.</p>'))
  })
}

/**
 * Checks the host name too, since another site's name can resolve to this machine (DNS rebinding),
 * and the headers of a proxy that the settings do not know.
 */
const isHere = ({ socket, asked_at, headers }: FastifyRequest) =>
  loopback.test(socket.remoteAddress ?? '') &&
  localHost.test(asked_at.hostname) &&
  proxySigns.every((sign) => headers[sign] === undefined)

type Shown = Awaited<ReturnType<typeof listWaiting>>[number]

const article = ({ id, kind, recipient, subject, body, created_at }: Shown) => `
<article id="${id}">
  <h2>${escaped(subject) || 'Text message'}</h2>
  <p>${kind === 'text' ? 'Text' : 'Mail'} to <b>${escaped(recipient)}</b>,
    <time datetime="${created_at.toISOString()}">${created_at.toUTCString()}</time></p>
  <pre>${linked(body)}</pre>
</article>`

/** Turns the web addresses of a text into links. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join('')

const page = (content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
  article { border-top: 1px solid; padding: 1rem 0 }
  h2 { font-size: 1.125rem; margin: 0 }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>No mail server is set for these, so they wait here to be read.</p>
${content}
</body>
</html>`
