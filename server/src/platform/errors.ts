import type { ErrorCode } from '@learngrove/contract'
import { type Problem, platformErrors } from '@learngrove/contract/errors'
import type { Route } from '@learngrove/contract/route'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { InvalidRequest } from './zod.ts'

type Options = ErrorOptions & { readonly retry_after_s?: number; readonly ticket?: string }

/** Refuses a request that was understood. Anything else thrown is a fault of ours. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  /** When to try again, for a refusal that passes. */
  readonly retry_after_s: number | undefined
  /** The ticket for the next step, if the refusal is one step of several. */
  readonly ticket: string | undefined

  constructor(code: ErrorCode, options: Options = {}) {
    super(code, options)
    this.code = code
    this.retry_after_s = options.retry_after_s
    this.ticket = options.ticket
  }
}

/** Turns whatever a route throws into a problem, with the status that the contract gives its code. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, ...problem } = explain(error, request)
    if (status === platformErrors.INTERNAL) request.log.error({ err: error }, 'fault')
    if (error instanceof AppError && error.retry_after_s !== undefined) {
      reply.header('retry-after', error.retry_after_s)
    }
    return reply.status(status).send({ ...problem, request_id: request.id } satisfies Problem)
  })
}

type Explanation = Omit<Problem, 'request_id'> & { status: number }

const ofPlatform = (code: keyof typeof platformErrors): Explanation => ({
  status: platformErrors[code],
  code,
})

function explain(error: FastifyError, request: FastifyRequest): Explanation {
  if (error instanceof AppError) {
    const status = statusOf(error.code, request.routeOptions.config.route)
    const { code, ticket } = error
    return status ? { status, code, ...(ticket && { ticket }) } : ofPlatform('INTERNAL')
  }
  const invalid = error instanceof InvalidRequest ? error : error.cause
  if (invalid instanceof InvalidRequest) {
    return { ...ofPlatform('INVALID_REQUEST'), issues: invalid.issues }
  }
  if (error.statusCode === 413) return ofPlatform('TOO_LARGE')
  if (error.statusCode === 415 || error.statusCode === 406) return ofPlatform('UNSUPPORTED_TYPE')
  if (error.statusCode && error.statusCode < 500) return ofPlatform('INVALID_REQUEST')
  return ofPlatform('INTERNAL')
}

/** Returns the status of a code. A code that the route does not declare has none: throwing it is a fault. */
function statusOf(code: ErrorCode, route?: Route): number | undefined {
  const declared: Readonly<Record<string, number>> = { ...platformErrors, ...route?.refusals }
  return declared[code]
}
