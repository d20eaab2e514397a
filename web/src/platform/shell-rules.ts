/** What the service worker does with a request. */
export type Handling =
  /** A page: the network's where there is one, else the shell that every page is drawn in. */
  | 'page'
  /** A file whose name changes with its content: the first copy that is found is the right one. */
  | 'hashed'
  /** A file under a lasting name: the network's, and the kept copy without one. */
  | 'named'
  /** Not the shell's business: above all everything that the API answers. */
  | 'leave'

type Asked = { readonly method: string; readonly mode: string; readonly url: string }

const hashed = /^(?:\/[a-z]+)?\/(?:assets|themes)\//
const named = /^(?:\/[a-z]+)?\/(?:brand\/|(?:icon-\d+\.png|pip\.svg)$)/

export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const { origin: from, pathname } = new URL(url)
  if (method !== 'GET' || from !== origin || pathname.startsWith('/api/')) return 'leave'
  if (mode === 'navigate') return 'page'
  if (hashed.test(pathname)) return 'hashed'
  return named.test(pathname) ? 'named' : 'leave'
}

/** Pages of which a copy without the network can do something. */
export const isStudentPage = (url: string, base: string): boolean =>
  new URL(url).pathname.startsWith(`${base}student/`)

/** The addresses on this site of what a document or a style sheet asks for. */
export function linkedFiles(text: string): string[] {
  const links = text.matchAll(/(?:href|src)="(\/[^"/][^"]*)"|url\(["']?(\/[^)"'/][^)"']*)/g)
  const addresses = [...links].map(([, link, url]) => link ?? url ?? '')
  return [...new Set(addresses)].filter(
    (address) =>
      handlingOf({ method: 'GET', mode: '', url: `https://here${address}` }, 'https://here') !==
      'leave',
  )
}

/**
 * The shells that may go, of all by their names in the order in which they were made. The one before
 * stays: a quiz that was opened with it may still want a file of it that the server no longer has.
 */
export function spentShells(names: readonly string[], prefix: string, current: string): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== current).slice(0, -1)
}
