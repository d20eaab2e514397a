/** Under which name and at which door the site was opened: the server says so before the first paint. */
export type Site = {
  readonly key: string
  readonly name: string
  /** Whose product it is: on a school's own site the brand that the school has it from. */
  readonly platform: string
  readonly tagline: string
  /** Of a school on its own domain. */
  readonly school_name: string | null
  readonly is_portal: boolean
  readonly is_teach: boolean
  readonly is_coming_soon: boolean
  readonly has_collectible_themes: boolean
  /** Who runs it: a company by name, or the people behind the platform. */
  readonly operator: string
  /** The company's name, address and registration in a line; empty where none is set. */
  readonly operator_details: string
  /** What is taught today: "Mathematics and Science (Year 9)". */
  readonly taught: string
  /** On a school's own site: who is who. Empty elsewhere. */
  readonly school_note: string
  /** `/chatbot` where the portal stands under a prefix, else empty. */
  readonly base_path: string
}

/** While pages are rendered ahead no host is known: the server fills the names in. */
const unknown: Site = {
  key: 'learngrove',
  name: '{{brand}}',
  platform: '{{platform}}',
  tagline: '{{tagline}}',
  school_name: null,
  operator: '{{operator}}',
  operator_details: '{{operator_details}}',
  taught: '{{taught}}',
  school_note: '{{school_note}}',
  is_portal: false,
  is_teach: false,
  is_coming_soon: false,
  has_collectible_themes: true,
  base_path: '',
}

const developers = {
  name: 'Learngrove',
  platform: 'Learngrove',
  tagline: '',
  operator: 'the people who run Learngrove',
  operator_details: '',
  taught: 'whatever the database has',
  school_note: '',
}

function readSite(): Site {
  if (typeof document === 'undefined') return unknown
  const content = document.querySelector('meta[name="site"]')?.getAttribute('content')
  // Safe: the server writes it; in development, where vite serves the page, there is none.
  return content ? (JSON.parse(content) as Site) : { ...unknown, ...developers }
}

export const site: Site = readSite()

/** What the companion is called. */
export const companion = 'Pip'

/** A page's title as the window shows it: `page - brand`. */
export const titled = (page: string): string => `${page} - ${site.name}`

/** A text of ours with the names filled in. */
export const branded = (text: string): string =>
  text
    .replaceAll('{{brand}}', site.name)
    .replaceAll('{{companion}}', companion)
    .replaceAll('{{platform}}', site.platform)
    .replaceAll('{{operator}}', site.operator)
    .replaceAll('{{operator_details}}', site.operator_details)
    .replaceAll('{{taught}}', site.taught)
    .replaceAll('{{school_note}}', site.school_note)
