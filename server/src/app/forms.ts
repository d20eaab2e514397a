import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { portalPrefix } from '#platform/brands.ts'
import type { Context, Services } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { originFor } from '#platform/own-origin.ts'
import type { PageForm } from '#platform/page-form.ts'
import { decode, InvalidRequest } from '#platform/zod.ts'
import { readSiteFace } from '#schools/schools.site.ts'
import type { PageWriter, Typed } from './html-document.ts'
import { readSiteWords } from './site-words.ts'

const formType = 'application/x-www-form-urlencoded'

/** Longest message with each character escaped as forms do, and some space for the other fields. */
const maxFormBytes = 64 * 1024

const notAccepted = 422
const tooMany = 429

/**
 * Serves the forms of pages. Nothing that was typed is ever in an address: a refused form comes
 * back with its values for another try. A form that another site has sent is refused.
 */
export function serveForms(
  app: FastifyInstance,
  { services, pages, forms }: { services: Services; pages: PageWriter; forms: readonly PageForm[] },
): void {
  const { db, config } = services
  const refuse = async (request: FastifyRequest, reply: FastifyReply, at: Refused) => {
    const { asked_at, url } = request
    const face = await readSiteFace(db, asked_at.hostname, url)
    const origin = originFor(config, asked_at, face)
    const told = { words: await readSiteWords(services, face), typed: at.typed }
    const { html } = pages.write(face, `${at.form.path}?sent=again`, origin, told)
    return reply.status(at.status).type('text/html; charset=utf-8').send(html)
  }
  app.register(async (posted) => {
    posted.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    )
    posted.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    for (const prefix of ['', portalPrefix]) {
      for (const form of forms) {
        const { path, route, anchor } = form
        posted.post(prefix + path, { config: { route } }, async (request, reply) => {
          if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('FORBIDDEN')
          const { body } = request
          const typed = body instanceof URLSearchParams ? typedIn(body) : {}
          let said: string
          try {
            // Safe: the schema of a form returns what that form sends on.
            const read = decode(form.body, typed) as never
            said = await form.send(request.context as Context<'public'>, read)
          } catch (error) {
            const isInvalid = error instanceof InvalidRequest
            if (!isInvalid && !(error instanceof AppError)) throw error
            const isTooMany = !isInvalid && error.code === 'TOO_MANY_REQUESTS'
            const status = isTooMany ? tooMany : notAccepted
            return refuse(request, reply, { form, typed, status })
          }
          return reply.redirect(`${prefix}${path}?sent=${said}#${anchor}`, 303)
        })
      }
    }
  })
}

/** Reads the fields of a form; forms end their lines with CR LF. */
const typedIn = (body: URLSearchParams): Typed =>
  Object.fromEntries([...body].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]))

type Refused = { readonly form: PageForm; readonly typed: Typed; readonly status: number }
