import type { SiteFace } from '#schools/schools.site.ts'
import type { SiteWords } from './site-words.ts'

type Said = {
  readonly title: string
  readonly description: string
  /** Where search engines are to find it; undefined where they are not to keep it. */
  readonly canonical: string | undefined
  readonly origin: string
  /** Whether its content stands in the document already. */
  readonly is_ahead: boolean
  /** JSON-LD, ready to stand in a document. */
  readonly data: string | undefined
  readonly is_article: boolean
  /** Which sign the site goes by. */
  readonly sign: string
  /** Its lines, as SVG. */
  readonly sign_lines: string
  readonly words: SiteWords
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in a document. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const meta = (name: string, value: string) => `<meta name="${name}" content="${value}" />`
const property = (name: string, value: string) => `<meta property="${name}" content="${value}" />`

/** What a document says of itself before anything else. Title and description come escaped. */
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

/** As large as those who show a picture beside a link want it. */
const social = { width: 1200, height: 630 } as const

/** What stands beside a link to the site where others show it: the school's thumbnail, else the brand's picture. */
function socialOf({ pictures, door, school_name }: SiteFace, { origin, sign }: Said): string[] {
  const [thumbnail] = pictures.thumbnail ?? []
  const picture = thumbnail ?? { ...social, address: `/social/${door.brand.key}.png` }
  // A school without a picture does not go under the brand's.
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

/** The width that telephones want of an icon of their home screen. */
const touchWidth = 192

/** The signs of the window: the school's favicon in its sizes, else the sign of the brand in its colours. */
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

/** The logo stands on every page that is rendered ahead: it is asked for together with its style sheet. */
const soonOf = ({ pictures }: SiteFace) =>
  (pictures.logo ?? []).map(({ address }) => `<link rel="preload" href="${address}" as="image" />`)
