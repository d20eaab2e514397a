import { isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { AskedAt } from './context.ts'
import { AppError } from './errors.ts'

/** Longest host name. */
const longestName = 253
const highestPort = 65_535

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const name = new RegExp(`^${label}(?:\\.${label})*$`)

/** Matches a name or a bracketed address, and a port. */
const parts = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/

/**
 * Parses a `Host` header, in lower case, with and without its port. Returns undefined for what no
 * host can be called, including every character that could end a host inside an address (`#`, `/`,
 * `?`, `\`, `@`, a space).
 */
export function readHost(text: string): Pick<AskedAt, 'hostname' | 'host'> | undefined {
  const [, hostname = '', port] = parts.exec(text.toLowerCase()) ?? []
  const isName = hostname.length <= longestName && name.test(hostname)
  if (!isName && !isBracketed(hostname)) return undefined
  if (port === undefined) return { hostname, host: hostname }
  return Number(port) > highestPort ? undefined : { hostname, host: `${hostname}:${port}` }
}

const isBracketed = (text: string) =>
  text.startsWith('[') && text.endsWith(']') && !text.includes('%') && isIPv6(text.slice(1, -1))

/**
 * Reads once, before anything else, which host a request names: `Host`, or `X-Forwarded-Host` if
 * the proxy is trusted. Refuses with `INVALID_REQUEST` what is no host.
 */
export function readAskedAt(app: FastifyInstance): void {
  app.decorateRequest('asked_at')
  app.addHook('onRequest', async (request) => {
    const named = readHost(request.host)
    if (!named) throw new AppError('INVALID_REQUEST')
    request.asked_at = { protocol: request.protocol === 'https' ? 'https' : 'http', ...named }
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The host that the caller says the site has. */
    asked_at: AskedAt
  }
}
