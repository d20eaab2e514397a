import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { portalPrefix } from '#platform/brands.ts'
import type { Services } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { originFor } from '#platform/own-origin.ts'
import { readSiteFace, type SiteFace } from '#schools/schools.site.ts'
import { escaped } from './document-head.ts'
import { feedOf, xml } from './feed.ts'
import { comingSoonPath, type PageWriter, signOf } from './html-document.ts'
import { isOfPlatformOnly } from './platform-pages.ts'

const iconSizes = [192, 512] as const
const dayS = 86_400
const dayMs = dayS * 1000

/** How long researchers may rely on the address before they check again (RFC 9116: less than a year). */
const securityTextMs = 180 * dayMs

/** Matches the background of a sign as the build draws it. */
const ground = /(<rect [^>]*fill=")#[0-9a-f]{6}/

/** Serves the files of a brand that browsers and search engines ask for: icons, manifest, site map, feed. */
export function serveBrandFiles(app: FastifyInstance, services: Services, pages: PageWriter): void {
  const { db, config, clock } = services
  const faceOf = ({ asked_at, url }: FastifyRequest) => readSiteFace(db, asked_at.hostname, url)
  const originOf = async (request: FastifyRequest) =>
    originFor(config, request.asked_at, await faceOf(request))

  const iconOf = (face: SiteFace) => {
    const sign = readFileSync(join(config.site_dir, `brands/${signOf(face)}.svg`), 'utf8')
    const { primary } = face.theme.colours
    return primary ? sign.replace(ground, `$1${primary}`) : sign
  }
  const kept = `public, max-age=${dayS}`

  // Also under the prefix of the portal, which has its own colours and start page.
  for (const prefix of ['', portalPrefix]) {
    app.get(`${prefix}/brand/icon.svg`, async (request, reply) =>
      reply
        .header('cache-control', kept)
        .type('image/svg+xml')
        .send(iconOf(await faceOf(request))),
    )
    app.get(`${prefix}/brand/manifest.webmanifest`, async (request, reply) => {
      const face = await faceOf(request)
      const { name, base_path } = face
      const manifest = {
        name,
        short_name: name,
        start_url: `${base_path}/`,
        scope: `${base_path}/`,
        display: 'standalone',
        background_color: '#fbfaf5',
        theme_color: '#fbfaf5',
        icons: iconsOf(face),
      }
      return reply.type('application/manifest+json').send(JSON.stringify(manifest))
    })
  }
  // The fixed addresses that browsers and feed readers try without having read a page.
  app.get('/favicon.ico', async (request, reply) => {
    const [first] = iconsOf(await faceOf(request))
    return reply.header('cache-control', kept).redirect(first.src)
  })
  app.get('/.well-known/security.txt', async (request, reply) => {
    if (config.security_contact === undefined) throw new AppError('NOT_FOUND')
    const expires = new Date(clock().getTime() + securityTextMs).toISOString()
    const lines = [
      `Contact: mailto:${config.security_contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en',
      `Canonical: ${await originOf(request)}/.well-known/security.txt`,
    ]
    return reply.type('text/plain').send(`${lines.join('\n')}\n`)
  })
  app.get('/robots.txt', async (request, reply) => {
    const origin = await originOf(request)
    const rules = `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
    return reply.type('text/plain').send(rules)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const face = await faceOf(request)
    const origin = originFor(config, request.asked_at, face)
    const listed = face.door.brand.is_coming_soon
      ? [comingSoonPath]
      : pages.listed.filter((each) => face.school_name === null || !isOfPlatformOnly(each))
    const urls = listed.map((address) => `<url><loc>${escaped(origin + address)}</loc></url>`)
    const set = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
    return reply.type('application/xml').send(xml + set)
  })
  app.get('/feed.xml', async (request, reply) => {
    const face = await faceOf(request)
    // A brand that has not opened publishes nothing yet, and a school publishes nothing here.
    if (face.door.brand.is_coming_soon || face.school_name !== null) throw new AppError('NOT_FOUND')
    const feed = feedOf(face, originFor(config, request.asked_at, face), pages)
    return reply.type('application/rss+xml').send(feed)
  })
}

type Icon = { readonly src: string; readonly sizes: string; readonly type: string }

/** Returns the school's favicon in its sizes, else the sign of the brand in its colours. */
function iconsOf(face: SiteFace): [Icon, ...Icon[]] {
  const { pictures, base_path } = face
  const [first, ...others] = (pictures.favicon ?? []).map(({ address, width }) =>
    dots(address, width),
  )
  if (first) return [first, ...others]
  return [
    { src: `${base_path}/brand/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ...iconSizes.map((size) => dots(`/brands/${signOf(face)}-${size}.png`, size)),
  ]
}

const dots = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })
