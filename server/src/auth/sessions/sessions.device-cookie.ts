import { signedIn, signedUp } from '@learngrove/contract/auth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '#platform/ids.ts'
import { placeLife } from './sessions.places.ts'

/** By https its name says that nothing but https may have set it, and browsers hold to that. */
const nameOf = ({ asked_at }: FastifyRequest) =>
  asked_at.protocol === 'https' ? '__Secure-device' : 'device'

const value = /^[\w-]{43}$/

/** By what a browser that somebody has signed in with is known again, if it is one. */
export function readDevice(request: FastifyRequest): string | undefined {
  const start = `${nameOf(request)}=`
  const cookies = (request.headers.cookie ?? '').split(/;\s*/)
  const shown = cookies.find((each) => each.startsWith(start))?.slice(start.length)
  return shown !== undefined && value.test(shown) ? shown : undefined
}

/**
 * Gives each browser that somebody signs in with a cookie by which it is known again: guesses that are
 * made elsewhere at the same account do not make it wait. It is made by chance, scripts cannot read
 * it, it speaks for nobody, and it goes nowhere but to the ways in.
 */
export function serveDeviceCookie(app: FastifyInstance): void {
  app.addHook('onRoute', (options) => {
    const { route } = options.config ?? {}
    if (route?.answer !== signedIn && route?.answer !== signedUp) return
    options.onRequest = nameDevice
    options.onSend = keepDevice
  })
}

/** A browser that has no cookie yet gets one, which is known already when the sign-in is written down. */
async function nameDevice(request: FastifyRequest) {
  const { device = newToken() } = request.context
  request.context = { ...request.context, device }
}

const succeeded = (status: number) => status >= 200 && status < 300

async function keepDevice(request: FastifyRequest, reply: FastifyReply) {
  const { device } = request.context
  if (device === undefined || !succeeded(reply.statusCode)) return
  const secure = request.asked_at.protocol === 'https' ? '; Secure' : ''
  const rules = `Path=/api/v1/auth; Max-Age=${placeLife.device_ms / 1000}; HttpOnly; SameSite=Lax${secure}`
  reply.header('set-cookie', `${nameOf(request)}=${device}; ${rules}`)
}
