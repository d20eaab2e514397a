import type { z } from 'zod'
import type { PlatformError, Problem } from './errors.ts'
import type { RouteKey, RouteOf } from './index.ts'
import type { EventStream, Refusal, Route, StreamEvent } from './route.ts'

/**
 * Holds the one way in which a client calls the API. A route is named by its method and path, as
 * the specification writes them. Only types are taken from the contract, so that no schema is
 * shipped to a browser: the server checks both ways.
 */

/** Refuses a call with one of the codes that the route declares. */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: Code
  readonly request_id: string
  readonly issues: Problem['issues']
  /** The ticket for the next step, if the refusal is one step of several. */
  readonly ticket: Problem['ticket']
  /** Seconds to wait before trying again, if the server names them; else 0. */
  readonly retry_after_s: number

  constructor(status: number, { code, request_id, issues, ticket }: Problem, retry_after_s = 0) {
    super(`${status} ${code}`)
    this.status = status
    this.retry_after_s = retry_after_s
    // Safe: a server of ours answers only with codes that the route declares.
    this.code = code as Code
    this.request_id = request_id
    this.issues = issues
    this.ticket = ticket
  }
}

/** The refusal that a call of this route rejects with. Without a network it rejects as `fetch` does. */
export type ErrorOf<K extends RouteKey> = ApiError<PlatformError | Refusal<RouteOf<K>>>

type PartOf<R extends Route> = {
  readonly [P in 'params' as R[P] extends z.ZodType ? P : never]: z.output<NonNullable<R[P]>>
} & QueryOf<R['query']> & {
    readonly [P in 'body' as R[P] extends z.ZodType ? P : never]: z.input<NonNullable<R[P]>>
  }

/** A query without required fields may be left out. */
type QueryOf<Q> = Q extends z.ZodObject
  ? Record<never, never> extends z.output<Q>
    ? { readonly query?: z.output<Q> }
    : { readonly query: z.output<Q> }
  : unknown

/** What a caller sends: params and query as values, the body as it is on the wire, files as blobs. */
export type Sent<K extends RouteKey> = PartOf<RouteOf<K>> &
  (RouteOf<K> extends { readonly files: infer F extends object }
    ? { readonly files?: { readonly [N in keyof F]?: readonly Blob[] } }
    : unknown)

/** What a caller gets back, as it is on the wire: moments are ISO strings. */
export type Received<K extends RouteKey> = RouteOf<K>['answer'] extends z.ZodType
  ? z.input<RouteOf<K>['answer']>
  : Response

export type EventOf<K extends RouteKey> = RouteOf<K>['answer'] extends EventStream
  ? StreamEvent<RouteOf<K>['answer'], 'wire'>
  : never

export type StreamKey = {
  [K in RouteKey]: RouteOf<K>['answer'] extends EventStream ? K : never
}[RouteKey]

export type CallOptions = {
  /** Where the API is mounted: `/api/v1`, with the host before it outside a browser. */
  readonly base_url: string
  readonly token?: () => string | undefined
  readonly fetch?: typeof fetch
}

/** The loosest shape of what is sent, for code that only passes it on. */
type Parts = {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly files?: Readonly<Record<string, readonly Blob[] | undefined>>
}

export function createCall({ base_url, token, fetch = globalThis.fetch }: CallOptions) {
  async function send(key: RouteKey, parts: Parts, signal?: AbortSignal): Promise<Response> {
    const [method = 'GET', path = '/'] = key.split(' ')
    const bearer = token?.()
    const body = bodyOf(parts)
    const answer = await fetch(base_url + address(path, parts), {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(signal && { signal }),
      ...(body !== undefined && { body }),
    })
    if (!answer.ok) {
      const wait = Number(answer.headers.get('retry-after')) || 0
      throw new ApiError(answer.status, await readProblem(answer), wait)
    }
    return answer
  }

  return {
    async call<K extends RouteKey>(key: K, sent: Sent<K>, signal?: AbortSignal) {
      const answer = await send(key, sent, signal)
      const isJson = answer.headers.get('content-type')?.startsWith('application/json')
      const received = isJson ? await answer.json() : answer.status === 204 ? undefined : answer
      // Safe: the server writes every answer by the route's own schema.
      return received as Received<K>
    },

    /** Reads the events of a streamed answer until it ends. Throws `StreamLost` when it falls silent. */
    async *stream<K extends StreamKey>(key: K, sent: Sent<K>, signal?: AbortSignal) {
      // Loaded on demand, so that a page without streams does not load the reader.
      const [{ readEvents, StreamLost }, answer] = await Promise.all([
        import('./sse.ts'),
        send(key, sent, signal),
      ])
      for await (const { id, event, data } of readEvents(answer)) {
        if (event === 'resume') throw new StreamLost('The server is stopping')
        const said = event === 'ping' ? undefined : parsed(key, data)
        // Safe: the server writes every event by the schema that bears its name.
        if (said) yield { id, event, data: said.data } as EventOf<K>
      }
    },
  }
}

/** Parses the data of an event. A garbled one is logged and skipped: its sender is asked again. */
function parsed(key: StreamKey, text: string): { readonly data: unknown } | undefined {
  try {
    return { data: JSON.parse(text) }
  } catch {
    console.error(`An event of ${key} could not be read`)
    return undefined
  }
}

/** Writes the path with its params filled in, and the query after it. A list repeats its name. */
function address(path: string, { params, query }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params?.[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined) search.append(name, String(each))
    }
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Writes a form if the caller sends files, JSON otherwise. */
function bodyOf({ body, files }: Parts): FormData | string | undefined {
  if (!files) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined) form.append(name, String(value))
  }
  for (const [name, blobs] of Object.entries(files)) {
    for (const blob of blobs ?? []) form.append(name, blob)
  }
  return form
}

/** Reads the problem; a proxy or a dead server answers without one of ours. */
async function readProblem(answer: Response): Promise<Problem> {
  const body: unknown = await answer.json().catch(() => undefined)
  const isOurs = typeof body === 'object' && body !== null && 'code' in body
  // Safe: every refusal of ours has this shape; a code alone is enough for what reads it.
  return isOurs ? (body as Problem) : { code: 'UNAVAILABLE', request_id: '' }
}
