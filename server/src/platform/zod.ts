import type { Problem } from '@learngrove/contract/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Says that a request does not fit the contract. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest'
  readonly issues: NonNullable<Problem['issues']>

  constructor(issues: readonly { readonly path: PropertyKey[]; readonly message: string }[]) {
    super('The request does not match the contract')
    this.issues = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  }
}

/** Refuses a field for a reason that a schema cannot express, with its path. */
export const invalid = (path: string, message: string): InvalidRequest =>
  new InvalidRequest([{ path: path.split('.'), message }])

/** Decodes one part of a request by its schema. Throws `InvalidRequest`. */
export function decode<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  // Safe: decoding finds out what the data is.
  const parsed = z.safeDecode(schema, data as never)
  if (!parsed.success) throw new InvalidRequest(parsed.error.issues)
  if (!canBeKept(parsed.data)) {
    throw new InvalidRequest([{ path: [], message: 'Text holds a NUL or half a character' }])
  }
  return parsed.data
}

/** PostgreSQL stores every character but this one, and in JSON no unpaired surrogate. */
const nul = '\0'

function canBeKept(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes(nul) && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, each]) => canBeKept(key) && canBeKept(each))
}

/** Makes Fastify read requests and write responses with zod: a response holds only what its schema names. */
export function speakZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    try {
      return { value: decode(schema, data ?? undefined) }
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) }
    }
  })
  app.setSerializerCompiler<z.ZodType>(
    ({ schema }) =>
      (data) =>
        JSON.stringify(z.encode(schema, data)),
  )
}
