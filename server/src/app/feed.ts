import type { SiteFace } from '#schools/schools.site.ts'
import { escaped } from './document-head.ts'
import type { PageWriter } from './html-document.ts'

export const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Matches the address of a post, which holds its day: `/blogs?post=2026-11-02-mistakes`. */
const post = /^\/blogs\?post=(\d{4}-\d{2}-\d{2})-/

const minuteMs = 60_000

/**
 * Writes the posts as RSS 2.0, the newest first. Posts of one day are dated a minute apart, so that
 * readers keep their order.
 */
export function feedOf(face: SiteFace, origin: string, pages: PageWriter): string {
  const posts = pages.listed
    .flatMap((address) => {
      const day = post.exec(address)?.[1]
      return day === undefined ? [] : [{ address, day, ...pages.describe(face, address) }]
    })
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.address.localeCompare(b.address))
  const dated = posts.map((each, place) => {
    const before = posts.findIndex(({ day }) => day === each.day)
    const at = Date.parse(`${each.day}T08:00:00Z`) - (place - before) * minuteMs
    return { ...each, date: new Date(at).toUTCString() }
  })
  const items = dated.map(({ address, title, description, date }) => {
    const link = escaped(origin + address)
    return `<item><title>${bare(title, face)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><pubDate>${date}</pubDate><description>${description}</description></item>`
  })
  const head = [
    `<title>${escaped(face.name)}</title>`,
    `<link>${escaped(origin)}/blogs</link>`,
    `<atom:link href="${escaped(origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    `<description>${escaped(face.tagline || face.name)}</description>`,
    '<language>en-gb</language>',
    ...dated.slice(0, 1).map(({ date }) => `<lastBuildDate>${date}</lastBuildDate>`),
  ].join('')
  return `${xml}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${head}${items.join('')}</channel></rss>`
}

/** Removes the site's name from a title, since feed readers show it anyway. */
function bare(title: string, { name }: SiteFace): string {
  const end = ` - ${escaped(name)}`
  return title.endsWith(end) ? title.slice(0, -end.length) : title
}
