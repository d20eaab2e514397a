import type { z } from 'zod'
import type { Caller } from './roles.ts'

/** Callers of a route: anyone at all, anyone signed in, or only those listed. */
export type Audience = 'public' | 'any' | readonly [Caller, ...Caller[]]

/** What may be uploaded under one name of a form. */
export type FileRule = {
  readonly max_bytes: number
  readonly max_count: number
  readonly types: readonly string[]
}

/** An answer that is a stream of events: for each event's name, the schema of its data. */
export type EventStream = { readonly events: Readonly<Record<string, z.ZodType>> }

/** An answer that is a file of one of these types. */
export type FileAnswer = { readonly file: readonly string[] }

/**
 * One endpoint, described as data. The server mounts it, the web calls it, the OpenAPI document
 * prints it and the access test walks it: nothing is generated.
 *
 * Its schemas read both ways (codecs, never transforms or defaults): the server holds a `Date`
 * where the wire, and so the browser, holds text.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly summary: string
  readonly audience: Audience
  /** True if staff may call it before they have set up the second factor that their school requires. */
  readonly before_second_factor?: true
  /** True if a child may call it before a grown-up has agreed to its account. */
  readonly before_consent?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** JSON or, if there are `files` too, the typed fields of a form. */
  readonly body?: z.ZodType
  readonly files?: Readonly<Record<string, FileRule>>
  readonly status?: 200 | 201 | 202 | 204
  readonly answer: z.ZodType | EventStream | FileAnswer
  /** The route's own refusals, each with its HTTP status. */
  readonly refusals?: Readonly<
    Record<string, 400 | 401 | 402 | 403 | 404 | 409 | 410 | 422 | 429 | 503>
  >
}

/** The routes of one product area, by operation. */
export type Area = Readonly<Record<string, Route>>

/** Declares a route: returns its argument, and keeps every literal in its type. */
export function route<const R extends Route>(spec: R): R {
  return spec
}

export const isStream = (answer: Route['answer']): answer is EventStream => 'events' in answer
export const isFile = (answer: Route['answer']): answer is FileAnswer => 'file' in answer

/** A file of a form, as a handler receives it. */
export type Upload = {
  readonly filename: string
  readonly type: string
  readonly bytes: Uint8Array
}

type Part = 'params' | 'query' | 'body'
type Decoded<R extends Route> = {
  readonly [P in Part as R[P] extends z.ZodType ? P : never]: z.output<NonNullable<R[P]>>
}

/** What a handler receives: the decoded parts of the request that the route declares. */
export type Input<R extends Route> = Decoded<R> &
  (R extends { readonly files: infer F extends object }
    ? { readonly files: { readonly [N in keyof F]: readonly Upload[] } }
    : unknown)

/** One event of a stream. A stream cannot be resumed after an event without an id. */
export type StreamEvent<S extends EventStream, Side extends 'wire' | 'server' = 'server'> = {
  [N in keyof S['events'] & string]: {
    readonly id?: string
    readonly event: N
    readonly data: Side extends 'wire' ? z.input<S['events'][N]> : z.output<S['events'][N]>
  }
}[keyof S['events'] & string]

/** What a handler returns. */
export type Output<R extends Route> = R['answer'] extends EventStream
  ? AsyncIterable<StreamEvent<R['answer']>>
  : R['answer'] extends FileAnswer
    ? {
        readonly type: string
        readonly filename: string
        readonly bytes: Uint8Array
        /** Stays the same as long as the bytes do. */
        readonly etag?: string
      }
    : R['answer'] extends z.ZodType
      ? z.output<R['answer']>
      : never

/** The codes of a route's own refusals; of several routes, those of each. */
export type Refusal<R extends Route> = R extends { readonly refusals: infer Codes }
  ? Extract<keyof Codes, string>
  : never
