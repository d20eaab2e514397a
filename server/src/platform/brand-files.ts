import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { portalPrefix } from '#schools/brands.ts'
import { hueOf, withHue } from '#schools/hue.ts'
import { readSiteFace, type SiteFace } from '#schools/schools.site.ts'
import type { Services } from './context.ts'
import { originFor } from './own-origin.ts'
import type { PageWriter } from './page.ts'

const iconSizes = [192, 512] as const
const dayS = 86_400

/** The greens of Pip as it is drawn; a brand has its own hue of them. */
const greens = /#(?:1f7f52|2c9d63|7ad98f|56bd77)/g

/** The files of a brand that browsers and search engines ask for: icons, manifest, site map, feed. */
export function serveBrandFiles(app: FastifyInstance, services: Services, pages: PageWriter): void {
  const { db, config } = services
  const pip = readFileSync(join(config.site_dir, 'pip.svg'), 'utf8')
  const faceOf = ({ asked_at, url }: FastifyRequest) => readSiteFace(db, asked_at.hostname, url)
  const originOf = async (request: FastifyRequest) =>
    originFor(config, request.asked_at, await faceOf(request))

  const iconOf = (face: SiteFace) => {
    const { primary } = face.theme.colours
    return primary ? pip.replace(greens, (green) => withHue(green, hueOf(primary))) : pip
  }
  const kept = `public, max-age=${dayS}`

  // Under the prefix of the portal too: it has colours and a beginning of its own.
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
  app.get('/robots.txt', async (request, reply) => {
    const origin = await originOf(request)
    const rules = `User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`
    return reply.type('text/plain').send(rules)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = await originOf(request)
    const urls = pages.addresses.map(
      (address) => `<url><loc>${escaped(origin + address)}</loc></url>`,
    )
    const set = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`
    return reply.type('application/xml').send(xml + set)
  })
  app.get('/feed.xml', async (request, reply) => {
    const face = await faceOf(request)
    const feed = feedOf(face, originFor(config, request.asked_at, face), pages)
    return reply.type('application/rss+xml').send(feed)
  })
}

/** The school's favicon in its sizes, else Pip in the colours of the brand. */
function iconsOf({ pictures: { favicon }, base_path }: SiteFace) {
  if (favicon) return favicon.map(({ address, width }) => dots(address, width))
  return [
    { src: `${base_path}/brand/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ...iconSizes.map((size) => dots(`/icon-${size}.png`, size)),
  ]
}

const dots = (src: string, size: number) => ({ src, sizes: `${size}x${size}`, type: 'image/png' })

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

/** A post's address holds its day: `/blogs?post=2026-11-02-mistakes`. */
const post = /^\/blogs\?post=(\d{4}-\d{2}-\d{2})-/

function feedOf(face: SiteFace, origin: string, pages: PageWriter): string {
  const items = pages.addresses
    .flatMap((address) => {
      const day = post.exec(address)?.[1]
      return day === undefined ? [] : [{ address, day, ...pages.describe(face, address) }]
    })
    .toSorted((a, b) => b.day.localeCompare(a.day))
    .map(({ address, day, title, description }) => {
      const link = escaped(origin + address)
      const date = new Date(`${day}T08:00:00Z`).toUTCString()
      return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><pubDate>${date}</pubDate><description>${description}</description></item>`
    })
  const head = `<title>${escaped(face.name)}</title><link>${escaped(origin)}/blogs</link><description>${escaped(face.tagline || face.name)}</description>`
  return `${xml}<rss version="2.0"><channel>${head}${items.join('')}</channel></rss>`
}
