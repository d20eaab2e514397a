import type { Route } from '@learngrove/contract/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { portalPrefix } from '#schools/brands.ts'
import { readSiteFace } from '#schools/schools.site.ts'
import type { Context, Services } from './context.ts'
import { AppError } from './errors.ts'
import { originFor } from './own-origin.ts'
import type { PageWriter, Typed } from './page.ts'
import { readSiteWords } from './site-words.ts'
import { decode, InvalidRequest } from './zod.ts'

/** A form of a page that works before its scripts have come: a browser posts it to the page's own address. */
export type PageForm = {
  /** The page: with `?sent=yes` it says that it was sent, with `?sent=again` what was typed stands in it again. */
  readonly path: string
  /** The call that does the same: it says who may. */
  readonly route: Route
  /** What has to be typed. */
  readonly body: z.ZodType
  /** Returns what the page is to say: its `?sent=`. */
  readonly send: (context: Context<'public'>, typed: never) => Promise<string>
  /** The part of the page to come back to. */
  readonly anchor: string
}

const formType = 'application/x-www-form-urlencoded'

/** The longest message, each of its signs written as a form writes them, and what stands around it. */
const maxFormBytes = 64 * 1024

const notAccepted = 422
const tooMany = 429

/**
 * Takes the forms of pages. What was typed is never in an address: what is refused comes back in the page,
 * for another try. A form that another site has sent is none of ours.
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
            // Safe: what the schema of a form reads is what that form sends on.
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

/** Forms end their lines as telegraphs did. */
const typedIn = (body: URLSearchParams): Typed =>
  Object.fromEntries([...body].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]))

type Refused = { readonly form: PageForm; readonly typed: Typed; readonly status: number }
