/** A name under which the product is shown. The host chooses it. */
export type Brand = {
  readonly key: 'learngrove' | 'illume' | 'aiacademy' | 'ingenius' | 'lumineelearning'
  readonly name: string
  /** One line under the name. */
  readonly tagline: string
  /** White-label colours that differ from the default. */
  readonly theme: Readonly<Record<string, string>>
  /** The same in the chatbot portal. */
  readonly portal_theme: Readonly<Record<string, string>>
  readonly has_collectible_themes: boolean
  /** Tells whether only the coming-soon page is public yet. */
  readonly is_coming_soon: boolean
}

const plain = { theme: {}, has_collectible_themes: false, is_coming_soon: false } as const

/** The portal is only for talking to the tutor; its colours are a shade cooler. */
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
 * Returns the brand whose key is a label of the host's name (`www.illume.test`,
 * `illume.localhost`), the leftmost if there are several; else the main one.
 */
export function brandOf(hostname: string): Brand {
  const [key] = hostname.toLowerCase().split('.').filter(isKey)
  const found = brands.find((brand) => brand.key === key) ?? main
  if (!found) throw new Error('There is no brand')
  return found
}

const isKey = (label: string) => brands.some(({ key }) => key === label)

/** Labels that may precede a brand's key, or the site's own name. */
const doorLabels: readonly string[] = ['www', 'chat', 'teach']

/** Tells whether a label of a host's name belongs to a brand or one of its entrances. */
export const isDoorLabel = (label: string): boolean => isKey(label) || doorLabels.includes(label)

/**
 * The prefix under which the site is the chatbot portal. Every address of the portal has it; by
 * itself it is no page.
 */
export const portalPrefix = '/chatbot'

export type Door = {
  readonly brand: Brand
  /** Tells whether the site is the chat alone: by a host that begins with `chat.`, or under the prefix. */
  readonly is_portal: boolean
  /** Tells whether it is the host of teachers, which starts at the sign-in. */
  readonly is_teach: boolean
}

/** Returns which entrance of which brand an address is. */
export function doorOf(hostname: string, path: string): Door {
  const host = hostname.toLowerCase()
  const isUnder = path === portalPrefix || path.startsWith(`${portalPrefix}/`)
  return {
    brand: brandOf(host),
    is_portal: host.startsWith('chat.') || isUnder,
    is_teach: host.includes('teach'),
  }
}
