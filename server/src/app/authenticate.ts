import type { FastifyInstance } from 'fastify'
import { readDevice } from '#auth/sessions/sessions.device-cookie.ts'
import { readSession } from '#auth/sessions/sessions.ts'
import type { Actor, Services } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countedAddress } from '#platform/network-address.ts'
import { findSchoolOfHost } from '#schools/schools.queries.ts'

/**
 * Gives each request its context, and refuses callers outside the route's audience before the
 * request is even parsed. Staff whose school requires a second factor reach only its set-up until
 * they have one. A child under 13 reaches only the page that waits for a grown-up's consent until
 * there is one.
 */
export function authenticate(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', async (request) => {
    const { route } = request.routeOptions.config
    if (!route) return
    const now = services.clock()
    const token = bearer(request.headers.authorization)
    const actor = token === undefined ? undefined : await readSession(services.db, { token, now })
    if (route.audience !== 'public') {
      if (!actor) throw new AppError('NOT_SIGNED_IN')
      if (route.audience !== 'any' && !isIn(route.audience, actor)) throw new AppError('FORBIDDEN')
      if (actor.lacks_second_factor && !route.before_second_factor) {
        throw new AppError('SECOND_FACTOR_REQUIRED')
      }
      if (actor.awaits_consent && !route.before_consent) throw new AppError('CONSENT_NEEDED')
    }
    const school_id =
      actor?.school_id ?? (await findSchoolOfHost(services.db, request.asked_at.hostname))
    const { log, asked_at } = request
    const rest = {
      address: countedAddress(request.ip),
      asked_at,
      device: readDevice(request),
      user_agent: request.headers['user-agent'] ?? '',
      last_event_id: String(request.headers['last-event-id'] ?? ''),
    }
    // Safe: an audience that promises an actor has just been checked to have one, and so a school.
    request.context = { ...services, actor, school_id, now, log, ...rest } as never
  })
}

const isIn = (audience: readonly string[], { callers }: Actor) =>
  callers.some((caller) => audience.includes(caller))

function bearer(header: string | undefined): string | undefined {
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : undefined
}
