import { contract, type RouteKey, type RouteOf } from '@learngrove/contract'
import type { EventOf, Received } from '@learngrove/contract/call'
import { type PlatformError, platformErrors } from '@learngrove/contract/errors'
import type { EventStream, Refusal, Route } from '@learngrove/contract/route'
import { writeEvent } from '@learngrove/contract/sse'
import type { Route as Intercepted, Page } from '@playwright/test'

/** Stands for an answer that never comes, so that the page shows that it waits. */
export const never = Symbol('never')

/** Stands for a network that is down. */
export const lost = Symbol('lost')

/** Stands for an answer that says nothing but that it is done. */
export const done = Symbol('done')

type Refused<K extends RouteKey> = { readonly refused: PlatformError | Refusal<RouteOf<K>> }

/** Answers that come one after another; the last of them stays. */
type InTurn<K extends RouteKey> = { readonly in_turn: readonly [Received<K>, ...Received<K>[]] }

/** A stream that says all of this at once and then ends. */
type Streamed<K extends RouteKey> = [EventOf<K>] extends [never]
  ? never
  : { readonly events: readonly EventOf<K>[] }

/** What the API answers while a state is shown: the contract types every answer and every refusal. */
export type Answers = {
  readonly [K in RouteKey]?:
    | Received<K>
    | Refused<K>
    | InTurn<K>
    | Streamed<K>
    | typeof never
    | typeof lost
    | typeof done
}

const routes: readonly Route[] = Object.values(contract).flatMap((area) =>
  Object.values<Route>(area),
)

const known = routes
  .map((route) => ({
    route,
    // Safe: it is made as the contract makes the names of its routes.
    key: `${route.method} ${route.path}` as RouteKey,
    pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    count: route.path.split('{').length,
  }))
  // An address of fixed words is meant before one with a place for any.
  .toSorted((one, other) => one.count - other.count)

const api = '/api/v1'
const wait_s = '30'

/**
 * Answers every call of a page from these answers, with no server. It returns the list of what went wrong:
 * a call that nobody answers, and an answer that the server could not have given.
 */
export async function answerCalls(page: Page, answers: Answers): Promise<string[]> {
  const problems: string[] = []
  const times = new Map<RouteKey, number>()
  await page.route(`**${api}/**`, async (intercepted, request) => {
    const path = new URL(request.url()).pathname.slice(api.length)
    const found = known.find(
      ({ route, pattern }) => route.method === request.method() && pattern.test(path),
    )
    // What is counted of a visit is nobody's business, and no page waits for it.
    if (found?.key === 'POST /analysis/analytics-event') return intercepted.fulfill({ status: 204 })
    if (!found || !(found.key in answers)) {
      problems.push(`Nobody answers ${request.method()} ${path}`)
      return intercepted.abort()
    }
    const time = times.get(found.key) ?? 0
    times.set(found.key, time + 1)
    const answer = inTurn(answers[found.key], time)
    const problem = await respond(intercepted, found.route, answer)
    if (problem) problems.push(`${found.key}: ${problem}`)
  })
  return problems
}

/** Takes the answer of this time, where they come one after another. */
function inTurn(answer: unknown, time: number): unknown {
  if (typeof answer !== 'object' || answer === null || !('in_turn' in answer)) return answer
  return Array.isArray(answer.in_turn) ? (answer.in_turn[time] ?? answer.in_turn.at(-1)) : answer
}

/** Sends an answer, and says what is the matter with it if the route does not know it. */
async function respond(
  intercepted: Intercepted,
  route: Route,
  answer: unknown,
): Promise<string | undefined> {
  if (answer === never) return
  if (answer === lost) return intercepted.abort('internetdisconnected').then(() => undefined)
  if (typeof answer === 'object' && answer !== null && 'refused' in answer) {
    const code = String(answer.refused)
    const statuses: Readonly<Record<string, number>> = { ...platformErrors, ...route.refusals }
    const status = statuses[code]
    if (status === undefined) return `does not refuse with ${code}`
    const json = { code, request_id: 'a request' }
    await intercepted.fulfill({ status, json, headers: { 'retry-after': wait_s } })
    return
  }
  if (answer === done) return intercepted.fulfill({ status: 204 }).then(() => undefined)
  if ('events' in route.answer) return respondInParts(intercepted, route.answer, answer)
  await intercepted.fulfill({ status: route.status ?? 200, json: answer })
  if (!('safeParse' in route.answer)) return
  return route.answer.safeParse(answer).error?.message
}

/** Sends a stream as a whole, and says what is the matter with an event that the route does not know. */
async function respondInParts(
  intercepted: Intercepted,
  { events }: EventStream,
  answer: unknown,
): Promise<string | undefined> {
  // Safe: the answers of a stream are typed so.
  const said = (answer as { readonly events: readonly Said[] }).events
  const body = said.map(({ event, data }) => writeEvent({ event, data: JSON.stringify(data) }))
  await intercepted.fulfill({ contentType: 'text/event-stream', body: body.join('') })
  const problems = said.map(({ event, data }) =>
    events[event] ? events[event].safeParse(data).error?.message : `does not say ${event}`,
  )
  return problems.find((problem) => problem !== undefined)
}

type Said = { readonly event: string; readonly data: unknown }
