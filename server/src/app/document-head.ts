import type { SiteFace } from '#schools/schools.site.ts'
import type { SiteWords } from './site-words.ts'

type Said = {
  readonly title: string
  readonly description: string
  /** Canonical address for search engines; undefined if they are not to index the page. */
  readonly canonical: string | undefined
  readonly origin: string
  /** Tells whether the document already holds its content. */
  readonly is_ahead: boolean
  /** JSON-LD, ready to stand in a document. */
  readonly data: string | undefined
  readonly is_article: boolean
  /** Name of the sign that the site shows. */
  readonly sign: string
  /** Its lines, as SVG. */
  readonly sign_lines: string
  readonly words: SiteWords
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for HTML. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const meta = (name: string, value: string) => `<meta name="${name}" content="${value}" />`
const property = (name: string, value: string) => `<meta property="${name}" content="${value}" />`

/** Writes the head of a document. Title and description are escaped already. */
export function headOf(face: SiteFace, said: Said): string {
  const { door, name, platform, tagline, school_name, theme, base_path } = face
  const { title, description, canonical } = said
  const { brand, is_portal, is_teach } = door
  const { key, is_coming_soon, has_collectible_themes } = brand
  const named = { key, name, platform, tagline, school_name }
  const site = { ...said.words, ...named, base_path, is_portal, is_teach }
  const content = JSON.stringify({ ...site, is_coming_soon, has_collectible_themes })
  return [
    `<title>${title}</title>`,
    meta('description', description),
    meta('application-name', escaped(name)),
    meta('site', escaped(content)),
    meta('sign', escaped(said.sign_lines)),
    property('og:site_name', escaped(name)),
    property('og:title', title),
    property('og:description', description),
    property('og:type', said.is_article ? 'article' : 'website'),
    property('og:locale', 'en_GB'),
    ...socialOf(face, said),
    ...(canonical === undefined
      ? [meta('robots', 'noindex')]
      : [
          property('og:url', escaped(canonical)),
          `<link rel="canonical" href="${escaped(canonical)}" />`,
          // A school's own site publishes nothing.
          ...(school_name === null
            ? [
                `<link rel="alternate" type="application/rss+xml" title="${escaped(name)}" href="/feed.xml" />`,
              ]
            : []),
        ]),
    `<link rel="manifest" href="${base_path}/brand/manifest.webmanifest" />`,
    ...iconsOf(face, said),
    ...(theme.css
      ? [`<link rel="stylesheet" href="${base_path}/themes/${theme.hash}.css" />`]
      : []),
    ...(said.is_ahead ? soonOf(face) : []),
    ...(said.data === undefined
      ? []
      : [`<script type="application/ld+json">${said.data}</script>`]),
  ].join('\n    ')
}

/** Size of picture that social networks want. */
const social = { width: 1200, height: 630 } as const

/** Returns the tags for a link preview: the school's thumbnail, else the brand's picture. */
function socialOf({ pictures, door, school_name }: SiteFace, { origin, sign }: Said): string[] {
  const [thumbnail] = pictures.thumbnail ?? []
  const picture = thumbnail ?? { ...social, address: `/social/${door.brand.key}.png` }
  // A school without a picture does not show the brand's.
  if (!thumbnail && school_name !== null) {
    return [
      property('og:image', escaped(`${origin}/brands/${sign}-512.png`)),
      meta('twitter:card', 'summary'),
    ]
  }
  return [
    property('og:image', escaped(origin + picture.address)),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** Width of the icon that telephones want for their home screen. */
const touchWidth = 192

/** Returns the icon links: the school's favicon in its sizes, else the sign of the brand in its colours. */
function iconsOf({ pictures, base_path }: SiteFace, { sign }: Said): string[] {
  const { favicon } = pictures
  if (!favicon) {
    return [
      `<link rel="icon" href="${base_path}/brand/icon.svg" type="image/svg+xml" />`,
      `<link rel="apple-touch-icon" href="/brands/${sign}-${touchWidth}.png" />`,
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

/** Preloads the logo together with its style sheet, since every prerendered page shows it. */
const soonOf = ({ pictures }: SiteFace) =>
  (pictures.logo ?? []).map(({ address }) => `<link rel="preload" href="${address}" as="image" />`)
