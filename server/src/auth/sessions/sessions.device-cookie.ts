import { signedIn, signedUp } from '@learngrove/contract/auth'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '#platform/ids.ts'
import { placeLife } from './sessions.places.ts'

/** Names the cookie. Over https the `__Secure-` prefix makes browsers accept it from https only. */
const nameOf = ({ asked_at }: FastifyRequest) =>
  asked_at.protocol === 'https' ? '__Secure-device' : 'device'

const value = /^[\w-]{43}$/

/** Reads the secret that identifies a browser that somebody has signed in with, if it is one. */
export function readDevice(request: FastifyRequest): string | undefined {
  const start = `${nameOf(request)}=`
  const cookies = (request.headers.cookie ?? '').split(/;\s*/)
  const shown = cookies.find((each) => each.startsWith(start))?.slice(start.length)
  return shown !== undefined && value.test(shown) ? shown : undefined
}

/**
 * Sets a cookie that identifies each browser that somebody signs in with, so that guesses made
 * elsewhere at the same account do not make it wait. It is random, scripts cannot read it, it
 * authenticates nobody, and it is sent only to the ways to sign in.
 */
export function serveDeviceCookie(app: FastifyInstance): void {
  app.addHook('onRoute', (options) => {
    const { route } = options.config ?? {}
    if (route?.answer !== signedIn && route?.answer !== signedUp) return
    options.onRequest = nameDevice
    options.onSend = keepDevice
  })
}

/** Gives a browser without the cookie a new one, before the sign-in is recorded. */
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
