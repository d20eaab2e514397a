import {
  type Area,
  type Input,
  isFile,
  isStream,
  type Output,
  type Route,
} from '@learngrove/contract/route'
import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import type { Context } from './context.ts'
import { sendEvents } from './events.ts'
import { readForm } from './form.ts'

/** A use case as a route calls it. */
export type Handler<R extends Route> = (
  context: Context<R['audience']>,
  input: Input<R>,
) => Promise<Output<R>> | Output<R>

/** Mounts an area. A missing handler does not compile. */
export function implement<A extends Area>(
  area: A,
  handlers: { readonly [K in keyof A]: Handler<A[K]> },
): FastifyPluginCallback {
  return (app, _options, done) => {
    for (const [name, route] of Object.entries(area)) {
      const status = route.status ?? 200
      const isJson = !isStream(route.answer) && !isFile(route.answer)
      // Safe: `handlers` has the keys of `area`, and what is parsed below is what its route declares.
      const handle = handlers[name] as unknown as (context: Context, input: object) => unknown
      app.route({
        method: route.method,
        url: route.path.replace(/\{(\w+)\}/g, ':$1'),
        config: { route },
        schema: {
          ...(route.params && { params: route.params }),
          ...(route.query && { querystring: route.query }),
          ...(route.body && !route.files && { body: route.body }),
          ...(isJson && status !== 204 && { response: { [status]: route.answer } }),
        },
        handler: async (request, reply) => {
          const { params, query } = request
          const rest = route.files ? await readForm(request, route) : { body: request.body }
          const output = await handle(request.context, { params, query, ...rest })
          reply.status(status)
          return answer(reply, route, output)
        },
      })
    }
    done()
  }
}

function answer(reply: FastifyReply, route: Route, output: unknown) {
  // Safe: a handler compiles only if it returns the output that its route declares.
  if (isStream(route.answer)) return sendEvents(reply, route.answer, output as never)
  if (isFile(route.answer)) {
    const { type, filename, bytes, etag } = output as {
      type: string
      filename: string
      bytes: Uint8Array
      etag?: string
    }
    if (etag !== undefined) reply.header('etag', `"${etag}"`)
    const name = encodeURIComponent(filename)
    reply.header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    return reply.type(type).send(Buffer.from(bytes))
  }
  return reply.send(output)
}

declare module 'fastify' {
  interface FastifyRequest {
    context: Context
  }
  interface FastifyContextConfig {
    route?: Route
  }
}
