import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { portalPrefix } from '#platform/brands.ts'
import type { Services } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { originFor } from '#platform/own-origin.ts'
import { readSiteFace } from '#schools/schools.site.ts'
import { supportForms } from '#support/support.forms.ts'
import { serveBrandFiles } from './brand-files.ts'
import { immutable, serveBrandPictures } from './brand-pictures.ts'
import { createPacker } from './compress.ts'
import { serveForms } from './forms.ts'
import { comingSoonPath, openPages } from './html-document.ts'
import { fillLists } from './page-lists.ts'
import { isOfPlatformOnly } from './platform-pages.ts'
import { readSiteWords } from './site-words.ts'

/** Matches the files that pages are made of, which are not served themselves. */
const inward = /^\/(pages\.json|index\.html)/

/** Serves the built site: files by their names, and the page for every other address. */
export function serveSite(app: FastifyInstance, services: Services, apiPrefix: string): void {
  const { db, config } = services
  const folder = config.site_dir
  const pages = openPages(folder)
  const packed = createPacker()
  if (pages) {
    serveBrandFiles(app, services, pages)
    serveForms(app, { services, pages, forms: supportForms })
    app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      preCompressed: true,
      index: false,
      allowedPath: (path) => !inward.test(path),
      // The names under `assets` change with their content; nothing else may be cached without
      // revalidation.
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? immutable : 'no-cache')
      },
    })
  }
  // Also under the prefix of the portal, which has its own colours.
  for (const prefix of ['', portalPrefix]) {
    app.get(`${prefix}/themes/:name`, async ({ asked_at, url, params }, reply) => {
      const { theme } = await readSiteFace(db, asked_at.hostname, url)
      // A page from yesterday may ask for yesterday's colours: it gets today's, uncached.
      const isAsked = (params as { name: string }).name === `${theme.hash}.css`
      const kept = isAsked ? immutable : 'no-store'
      return reply.header('cache-control', kept).type('text/css').send(theme.css)
    })
  }
  serveBrandPictures(app, services)
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!pages || !isRead || request.url.startsWith(apiPrefix)) throw new AppError('NOT_FOUND')
    const { asked_at, url } = request
    const face = await readSiteFace(db, asked_at.hostname, url)
    const address = url.slice(face.base_path.length) || '/'
    reply.header('cache-control', 'no-cache')
    // A school's site starts at its sign-in: the pages that sell the product are not the school's.
    if (face.school_name !== null && isOfPlatformOnly(address)) {
      return reply.redirect(`${face.base_path}/login`)
    }
    const [path, query] = address.split('?')
    const { is_coming_soon } = face.door.brand
    if (is_coming_soon !== (path === comingSoonPath)) {
      return reply.redirect(face.base_path + (is_coming_soon ? comingSoonPath : '/'))
    }
    // A form takes along only the token of a mailed link.
    const token = new URLSearchParams(query).get('token') ?? ''
    const told = { words: await readSiteWords(services, face), typed: { token } }
    const written = pages.write(face, address, originFor(config, asked_at, face), told)
    const html = await fillLists(app, written.html, { host: asked_at.host, api: apiPrefix })
    const { encoding, body } = packed(html, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .status(written.status)
      .header('vary', 'accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body)
  })
}
