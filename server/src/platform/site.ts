import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Mathematics is set with inline lengths; scripts never are.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const yearMs = 365 * 24 * 3600 * 1000

/** Serves the built site: files by their names, and the page itself for every other address. */
export function serveSite(app: FastifyInstance, folder: string, apiPrefix: string): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=()',
    })
  })
  const hasSite = existsSync(join(folder, 'index.html'))
  if (hasSite) {
    app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      // The names under `assets` change with their content; nothing else may be kept unasked.
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        const kept = isHashed ? `public, max-age=${yearMs / 1000}, immutable` : 'no-cache'
        reply.header('cache-control', kept)
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith(apiPrefix)
    if (!hasSite || !isPage) throw new AppError('NOT_FOUND')
    return reply.header('cache-control', 'no-cache').type('text/html').sendFile('index.html')
  })
}
