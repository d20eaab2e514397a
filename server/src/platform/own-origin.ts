import { isDoorLabel } from './brands.ts'
import type { Config } from './config.ts'
import type { AskedAt } from './context.ts'

type Origins = Pick<Config, 'site_origins'>

/** Returns the first origin of the site, which links lead to if the request came to none of ours. */
export function firstOrigin({ site_origins }: Origins): string {
  const [first] = site_origins
  if (first === undefined) throw new Error('The site has no origin')
  return first
}

/**
 * Returns the origin of ours that a request came to, if it is one: an origin of the settings, an
 * entrance of a brand under one, or the domain of a school (`is_school`), with the protocol and the
 * port of the first. A message or a page only ever holds one of these, never what a caller names.
 */
export function ownOrigin(
  config: Origins,
  { protocol, hostname, host }: AskedAt,
  { is_school }: { readonly is_school: boolean },
): string | undefined {
  if (is_school) {
    const { protocol, port } = new URL(firstOrigin(config))
    return `${protocol}//${hostname}${port && `:${port}`}`
  }
  if (!URL.canParse(`${protocol}://${host}`)) return undefined
  const asked = new URL(`${protocol}://${host}`)
  const isOurs = config.site_origins.some((origin) => isAtOrUnder(asked, new URL(origin)))
  return isOurs ? asked.origin : undefined
}

/** Returns the origin for a page: the one that the request came to if it is ours, else the first. */
export const originFor = (
  config: Origins,
  asked_at: AskedAt,
  { school_name }: { readonly school_name: string | null },
): string => ownOrigin(config, asked_at, { is_school: school_name !== null }) ?? firstOrigin(config)

/**
 * Tells whether a host is one of ours. Below our own name only the labels of our entrances are; any
 * other may be anybody's.
 */
function isAtOrUnder(asked: URL, own: URL): boolean {
  if (asked.protocol !== own.protocol) return false
  if (asked.host === own.host) return true
  const end = `.${own.host}`
  if (!asked.host.endsWith(end)) return false
  return asked.host.slice(0, -end.length).split('.').every(isDoorLabel)
}
