import type { z } from 'zod'
import type { Caller } from './roles.ts'

/** Who may call a route: anyone at all, anyone signed in, or only the callers listed. */
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
 * One endpoint, described as data. The server mounts it, the web calls it, the
 * OpenAPI document prints it and the access test walks it: nothing is generated.
 *
 * Its schemas read both ways (codecs, never transforms or defaults): the server
 * holds a `Date` where the wire, and so the browser, holds text.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly summary: string
  readonly audience: Audience
  /** Whether staff may call it who have not yet set up the second factor that their school asks for. */
  readonly before_second_factor?: true
  /** Whether a child may call it to whose account no grown-up has agreed yet. */
  readonly before_consent?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  /** JSON, or, where `files` are named too, the typed fields of a form. */
  readonly body?: z.ZodType
  readonly files?: Readonly<Record<string, FileRule>>
  readonly status?: 200 | 201 | 202 | 204
  readonly answer: z.ZodType | EventStream | FileAnswer
  /** The refusals of its own that this route may answer with, each with its HTTP status. */
  readonly refusals?: Readonly<Record<string, 400 | 401 | 402 | 403 | 404 | 409 | 410 | 422 | 429>>
}

/** The routes of one product area, by operation. */
export type Area = Readonly<Record<string, Route>>

/** Declares a route: it returns its argument, and keeps every literal in its type. */
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

/** One event of a stream. An event without an id cannot be resumed after. */
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
    ? { readonly type: string; readonly filename: string; readonly bytes: Uint8Array }
    : R['answer'] extends z.ZodType
      ? z.output<R['answer']>
      : never

/** The codes of the refusals that a route declares as its own; of several routes, those of each. */
export type Refusal<R extends Route> = R extends { readonly refusals: infer Codes }
  ? Extract<keyof Codes, string>
  : never
