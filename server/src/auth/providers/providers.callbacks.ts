import { auth, providers } from '@learngrove/contract/auth'
import { limits } from '@learngrove/contract/auth.limits'
import { pages } from '@learngrove/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Services } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { ticketLife } from '#platform/tickets/tickets.ts'
import { nameIn } from './provider-openid.ts'
import { callbackPath } from './provider-start.ts'
import { addToState, type Provider } from './provider-state.ts'

const maxFormBytes = 16 * 1024
const formType = 'application/x-www-form-urlencoded'

/**
 * Serves the redirect URIs of providers, and binds a sign-in to the browser that began it. They are
 * not in the contract: only a browser on its way calls them.
 */
export function serveProviderCallbacks(app: FastifyInstance, services: Services): void {
  bindToBrowser(app)
  for (const provider of providers) {
    // Google's response is behind the `#`, which a browser keeps by itself.
    app.get(callbackPath(provider), (request, reply) => {
      const query = new URL(request.url, 'http://here').searchParams
      return reply.header('cache-control', 'no-store').redirect(loginPath(provider, query), 303)
    })
  }
  app.register(async (posted) => {
    posted.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: maxFormBytes },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    )
    posted.post(callbackPath('apple'), async ({ body }, reply) => {
      const form = body instanceof URLSearchParams ? body : new URLSearchParams()
      const state = form.get('state')
      const name = appleName(form.get('user'))
      const { db, clock } = services
      if (state && name) await addToState({ db, now: clock() }, state, { name })
      return reply.header('cache-control', 'no-store').redirect(loginPath('apple', form), 303)
    })
  })
}

/** Returns the address of the page that takes over, with the provider's response and nothing else. */
function loginPath(provider: Provider, said: URLSearchParams): string {
  const kept = new URLSearchParams({ provider })
  for (const name of ['code', 'state', 'error']) {
    const value = said.get(name)
    if (!value || value.length > limits.token) continue
    kept.set(provider === 'apple' && name === 'code' ? 'apple_code' : name, value)
  }
  return `${pages.login()}?${kept}`
}

const appleUser = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
})

/**
 * Reads the name that Apple sends with the first sign-in only, beside the code and unsigned: good
 * enough for a greeting.
 */
function appleName(text: string | null) {
  if (text === null) return undefined
  try {
    const { name } = appleUser.parse(JSON.parse(text))
    return { first_name: nameIn(name.firstName), last_name: nameIn(name.lastName) }
  } catch {
    return undefined
  }
}

/** Names the cookie. Over https the `__Secure-` prefix makes browsers accept it from https only. */
const cookieName = ({ protocol }: FastifyRequest, state: string) =>
  `${protocol === 'https' ? '__Secure-' : ''}provider_${hashOf(state)}`

/**
 * Binds a state to the browser that it was made for (RFC 6819, login CSRF): otherwise somebody
 * could send another person a link that signs them in to an account that is not theirs. A cookie
 * that scripts cannot read says which states a browser has.
 */
function bindToBrowser(app: FastifyInstance): void {
  app.addHook('onRoute', (options) => {
    const { route } = options.config ?? {}
    if (route === auth.startProvider) options.onSend = keepState
    const checked: readonly unknown[] = [auth.login, auth.validateApple, auth.validateGoogle]
    if (checked.includes(route)) options.preHandler = checkState
  })
}

const started = z.object({ url: z.string() })

async function keepState(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (reply.statusCode !== 200) return
  const { url } = started.parse(JSON.parse(String(payload)))
  const state = new URL(url).searchParams.get('state') ?? ''
  const age = ticketLife.provider_state / 1000
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const rules = `Path=/api/v1/auth; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
  reply.header('set-cookie', `${cookieName(request, state)}=1; ${rules}`)
}

const shown = z.object({ state: z.string() })

/** Checks the state, which is in the body of a sign-in and in the query of a validation. */
async function checkState(request: FastifyRequest) {
  const { data } = shown.safeParse(request.body ?? request.query)
  if (!data) return
  const cookies = (request.headers.cookie ?? '').split(/;\s*/)
  const name = cookieName(request, data.state)
  if (!cookies.includes(`${name}=1`)) throw new AppError('PROVIDER_REFUSED')
}
