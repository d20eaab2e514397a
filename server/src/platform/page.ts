import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteFace } from '#schools/schools.site.ts'

type Prerendered = { readonly title: string; readonly description: string; readonly html: string }

export type PageWriter = {
  /** The document for an address: name, colours and content stand in it before any script runs. */
  readonly write: (face: SiteFace, address: string, origin: string) => string
  /** Title and description of a page that is rendered ahead, as they stand in a document. */
  readonly describe: (face: SiteFace, address: string) => { title: string; description: string }
  /** The addresses that are rendered ahead. */
  readonly addresses: readonly string[]
}

const description =
  'Practice, hints and a tutor who asks back, for students, their teachers and their families.'

/** Reads the built site once; undefined where it has not been built. */
export function openPages(folder: string): PageWriter | undefined {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) return undefined
  const shell = readFileSync(index, 'utf8')
  const list = join(folder, 'pages.json')
  // Safe: our own build writes it.
  const pages = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}) as Record<
    string,
    Prerendered
  >
  return {
    addresses: Object.keys(pages),
    describe(face, address) {
      const { title = '', description = '' } = pages[address] ?? {}
      return {
        title: branded(escaped(title), face),
        description: branded(escaped(description), face),
      }
    },
    write(face, address, origin) {
      const page = face.door.brand.is_coming_soon
        ? pages['/coming-soon']
        : (pages[address] ?? pages[address.split('?')[0] ?? ''])
      const fill = (text: string) => under(face.base_path, branded(text, face))
      const said = (text: string) => branded(escaped(text), face)
      const head = headOf(
        face,
        said(page?.title || face.name),
        said(page?.description || description),
        {
          address: page && address,
          origin,
        },
      )
      // What a school has pictures of stands on the root: the style sheet of the product goes by it.
      const own = face.theme.pictures.join(' ')
      const root = own === '' ? '<html' : `<html data-pictures="${own}"`
      return shell
        .replace('<html', root)
        .replace('<!--site-->', () => head)
        .replace('<!--page-->', () => fill(page?.html ?? ''))
    },
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Texts that are rendered ahead have the names of brand and companion still to be filled in. */
const branded = (text: string, { name, tagline }: SiteFace) =>
  text
    .replaceAll('{{brand}}', escaped(name))
    .replaceAll('{{tagline}}', escaped(tagline))
    .replaceAll('{{companion}}', 'Pip')

/** Where the site stands under a prefix, the addresses of its pages begin with it; those of files do not. */
const under = (base_path: string, html: string) =>
  base_path === '' ? html : html.replace(/href="\/(?!assets\/)/g, `href="${base_path}/`)

type Place = { readonly address: string | undefined; readonly origin: string }

const meta = (name: string, value: string) => `<meta name="${name}" content="${value}" />`
const property = (name: string, value: string) => `<meta property="${name}" content="${value}" />`

function headOf(face: SiteFace, title: string, text: string, { address, origin }: Place): string {
  const { door, name, tagline, school_name, theme, base_path } = face
  const { brand, is_portal, is_teach } = door
  const { key, is_coming_soon, has_collectible_themes } = brand
  const site = { key, name, tagline, school_name, base_path, is_portal, is_teach }
  const content = JSON.stringify({ ...site, is_coming_soon, has_collectible_themes })
  const isAhead = address !== undefined
  return [
    `<title>${title}</title>`,
    meta('description', text),
    meta('application-name', escaped(name)),
    meta('site', escaped(content)),
    property('og:site_name', escaped(name)),
    property('og:title', title),
    property('og:description', text),
    property('og:type', 'website'),
    ...socialOf(face, origin),
    isAhead
      ? `<link rel="canonical" href="${escaped(origin + address)}" />`
      : meta('robots', 'noindex'),
    `<link rel="manifest" href="${base_path}/brand/manifest.webmanifest" />`,
    ...iconsOf(face),
    ...(theme.css
      ? [`<link rel="stylesheet" href="${base_path}/themes/${theme.hash}.css" />`]
      : []),
    ...(isAhead ? soonOf(face) : []),
  ].join('\n    ')
}

/** What stands beside a link to the site where others show it: the school's thumbnail, else our icon. */
function socialOf({ pictures }: SiteFace, origin: string): string[] {
  const [thumbnail] = pictures.thumbnail ?? []
  if (!thumbnail) return [property('og:image', escaped(`${origin}/icon-512.png`))]
  return [
    property('og:image', escaped(origin + thumbnail.address)),
    property('og:image:width', String(thumbnail.width)),
    property('og:image:height', String(thumbnail.height)),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** The width that telephones want of an icon of their home screen. */
const touchWidth = 192

/** The signs of the window: the school's favicon in its sizes, else Pip in the colours of the brand. */
function iconsOf({ pictures, base_path }: SiteFace): string[] {
  const { favicon } = pictures
  if (!favicon) {
    return [
      `<link rel="icon" href="${base_path}/brand/icon.svg" type="image/svg+xml" />`,
      '<link rel="apple-touch-icon" href="/icon-192.png" />',
    ]
  }
  const touch = favicon.find(({ width }) => width === touchWidth) ?? favicon.at(-1)
  return [
    ...favicon.map(
      ({ address, width, height }) =>
        `<link rel="icon" href="${address}" type="image/png" sizes="${width}x${height}" />`,
    ),
    `<link rel="apple-touch-icon" href="${touch?.address}" />`,
  ]
}

/** The logo stands on every page that is rendered ahead: it is asked for together with its style sheet. */
const soonOf = ({ pictures }: SiteFace) =>
  (pictures.logo ?? []).map(({ address }) => `<link rel="preload" href="${address}" as="image" />`)
