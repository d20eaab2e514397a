/** A page that the build rendered ahead. Names of the brand are still `{{brand}}`. */
export type Prerendered = {
  readonly title: string
  readonly description: string
  readonly html: string
  /** Tells whether search engines may index it. */
  readonly is_listed: boolean
  readonly is_article: boolean
  /** JSON-LD that describes the page, with names and origin still to be filled in. */
  readonly data?: string
}

/** What the build says about the site (`pages.json`). */
export type Ahead = {
  readonly pages: Readonly<Record<string, Prerendered>>
  /** The page for an address that does not exist. */
  readonly lost: Prerendered
  /** Every path of the router: `/login/validation/:token`. */
  readonly paths: readonly string[]
  /** Paths whose query names the content, which do not exist if it names nothing: `/math-notes?note`. */
  readonly choices: readonly string[]
  /** The lines of each sign, which replace `{{sign}}`. */
  readonly signs: Readonly<Record<string, string>>
}

export type Found = {
  /** The prerendered page; undefined if the scripts render it. */
  readonly page: Prerendered | undefined
  /** The address without the parts that make no other page. */
  readonly address: string
  readonly is_lost: boolean
}

/** Finds the page at an address as the site's router does. */
export function pageFinder({ pages, lost, paths, choices }: Ahead): (address: string) => Found {
  const known = paths.map(matcherOf)
  const chosenBy = new Map<string, Set<string>>()
  for (const address of Object.keys(pages)) {
    const { path, query } = partsOf(address)
    for (const name of query.keys()) {
      chosenBy.set(path, (chosenBy.get(path) ?? new Set()).add(name))
    }
  }
  return (address) => {
    const { path, query } = partsOf(address)
    if (!known.some((each) => each.test(path))) return { page: lost, address, is_lost: true }
    for (const name of chosenBy.get(path) ?? []) {
      const value = query.get(name)
      if (value === null) continue
      const chosen = `${path}?${name}=${encodeURIComponent(value)}`
      const page = pages[chosen]
      if (page) return { page, address: chosen, is_lost: false }
      if (choices.includes(`${path}?${name}`)) return { page: lost, address, is_lost: true }
    }
    return { page: pages[path], address: path, is_lost: false }
  }
}

function partsOf(address: string) {
  const [path = '', query = ''] = address.split('?')
  return { path: path.replace(/(?<=.)\/+$/, ''), query: new URLSearchParams(query) }
}

/** Matches a path as the router does: a part after a colon is anything, and the case of letters does not matter. */
const matcherOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}$`,
    'i',
  )
