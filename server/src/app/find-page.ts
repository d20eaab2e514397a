/** A page as the build rendered it ahead. Names of the brand are still `{{brand}}`. */
export type Prerendered = {
  readonly title: string
  readonly description: string
  readonly html: string
  /** Whether search engines may keep it. */
  readonly is_listed: boolean
  readonly is_article: boolean
  /** What the page is, for machines: JSON-LD, with names and origin still to be filled in. */
  readonly data?: string
}

/** What the build says of the site (`pages.json`). */
export type Ahead = {
  readonly pages: Readonly<Record<string, Prerendered>>
  /** What stands where there is no page. */
  readonly lost: Prerendered
  /** Every page of the router's table: `/login/validation/:token`. */
  readonly paths: readonly string[]
  /** Where a query names what is shown, and there is no page where it names nothing: `/math-notes?note`. */
  readonly choices: readonly string[]
  /** The lines of each sign, which stand in the place of `{{sign}}`. */
  readonly signs: Readonly<Record<string, string>>
}

export type Found = {
  /** Undefined is a page that comes with the scripts. */
  readonly page: Prerendered | undefined
  /** The address without what makes no other page. */
  readonly address: string
  readonly is_lost: boolean
}

/** Finds what stands at an address, as the router of the site will. */
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

/** As the router reads a path: a part that begins with a colon is anything, and letters are of either case. */
const matcherOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/')}$`,
    'i',
  )
