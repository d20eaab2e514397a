/** Under which name and at which door the site was opened: the server says so before the first paint. */
export type Site = {
  readonly key: string
  readonly name: string
  readonly tagline: string
  /** Of a school on its own domain. */
  readonly school_name: string | null
  readonly is_portal: boolean
  readonly is_teach: boolean
  readonly is_coming_soon: boolean
  readonly has_collectible_themes: boolean
  /** `/chatbot` where the portal stands under a prefix, else empty. */
  readonly base_path: string
}

/** While pages are rendered ahead no host is known: the server fills the names in. */
const unknown: Site = {
  key: 'learngrove',
  name: '{{brand}}',
  tagline: '{{tagline}}',
  school_name: null,
  is_portal: false,
  is_teach: false,
  is_coming_soon: false,
  has_collectible_themes: true,
  base_path: '',
}

function readSite(): Site {
  if (typeof document === 'undefined') return unknown
  const content = document.querySelector('meta[name="site"]')?.getAttribute('content')
  // Safe: the server writes it; in development, where vite serves the page, there is none.
  return content ? (JSON.parse(content) as Site) : { ...unknown, name: 'Learngrove', tagline: '' }
}

export const site: Site = readSite()

/** What the companion is called. */
export const companion = 'Pip'

/** A page's title as the window shows it: `page - brand`. */
export const titled = (page: string): string => `${page} - ${site.name}`

/** A text of ours with the names filled in. */
export const branded = (text: string): string =>
  text.replaceAll('{{brand}}', site.name).replaceAll('{{companion}}', companion)
