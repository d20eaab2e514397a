/** One of the names under which the product is shown. A host chooses it. */
export type Brand = {
  readonly key: 'learngrove' | 'illume' | 'aiacademy' | 'ingenius' | 'lumineelearning'
  readonly name: string
  /** One line under the name. */
  readonly tagline: string
  /** The white-label colours that differ from the default. */
  readonly theme: Readonly<Record<string, string>>
  /** The same in the chatbot portal. */
  readonly portal_theme: Readonly<Record<string, string>>
  readonly has_collectible_themes: boolean
  /** Everything but the coming-soon page is still behind a curtain. */
  readonly is_coming_soon: boolean
}

const plain = { theme: {}, has_collectible_themes: false, is_coming_soon: false } as const

/** Where somebody comes to talk to the tutor and to nothing else, the garden is a shade cooler. */
const portal_theme = { primary: '#1f6f7a', secondary1: '#cfe6f7' } as const

export const brands: readonly Brand[] = [
  {
    ...plain,
    key: 'learngrove',
    name: 'Learngrove',
    tagline: 'Learn a little every day. Watch it grow.',
    portal_theme,
    has_collectible_themes: true,
  },
  {
    ...plain,
    key: 'illume',
    name: 'Illume',
    tagline: 'Learn a little every day. Watch it light up.',
    theme: { primary: '#5b4bb5', secondary1: '#e6dcf5', accent1: '#c8501f', highlight1: '#e6dcf5' },
    portal_theme,
    has_collectible_themes: true,
  },
  {
    ...plain,
    key: 'aiacademy',
    name: 'AI Academy',
    tagline: 'A tutor for every child, a little every day.',
    portal_theme,
    has_collectible_themes: true,
  },
  {
    ...plain,
    key: 'ingenius',
    name: 'Ingenius',
    tagline: 'Learn a little every day. Watch it add up.',
    theme: { primary: '#1f5fa8', secondary1: '#cfe6f7', accent3: '#1f7a4d' },
    portal_theme,
  },
  {
    ...plain,
    key: 'lumineelearning',
    name: 'Lumine eLearning',
    tagline: 'Something bright is on its way',
    portal_theme,
    is_coming_soon: true,
  },
]

const [main] = brands

/**
 * The brand whose key is a part of the host's name (`www.illume.test`, `illume.localhost`), the
 * leftmost where there are several; else the main one.
 */
export function brandOf(hostname: string): Brand {
  const [key] = hostname.toLowerCase().split('.').filter(isKey)
  const found = brands.find((brand) => brand.key === key) ?? main
  if (!found) throw new Error('There is no brand')
  return found
}

const isKey = (label: string) => brands.some(({ key }) => key === label)

/** What may stand in front of a brand's key, or of the site's own name. */
const doorLabels: readonly string[] = ['www', 'chat', 'teach']

/** Whether a part of a host's name is that of a brand or of one of its doors. */
export const isDoorLabel = (label: string): boolean => isKey(label) || doorLabels.includes(label)

/** The prefix under which the site is the chatbot portal. It is part of every address, and none itself. */
export const portalPrefix = '/chatbot'

export type Door = {
  readonly brand: Brand
  /** Only the chat: by a host that begins with `chat.`, or under the prefix. */
  readonly is_portal: boolean
  /** A host of teachers: it begins at the sign-in. */
  readonly is_teach: boolean
}

/** Which door of which brand an address is. */
export function doorOf(hostname: string, path: string): Door {
  const host = hostname.toLowerCase()
  const isUnder = path === portalPrefix || path.startsWith(`${portalPrefix}/`)
  return {
    brand: brandOf(host),
    is_portal: host.startsWith('chat.') || isUnder,
    is_teach: host.includes('teach'),
  }
}
