import { isDoorLabel } from './brands.ts'
import type { Config } from './config.ts'
import type { AskedAt } from './context.ts'

type Origins = Pick<Config, 'site_origins'>

/** The site's own first origin: where links lead that were asked for at none of ours. */
export function firstOrigin({ site_origins }: Origins): string {
  const [first] = site_origins
  if (first === undefined) throw new Error('The site has no origin')
  return first
}

/**
 * The origin of ours that a request was asked at, if it is one: an origin of the settings, a door of a
 * brand under one, or the domain of a school (`is_school`), which has the protocol and the port of the
 * first. Whatever is written into a message or a page is one of these, never what a caller says.
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

/** The origin that stands in a page: the one that was asked at where it is ours, else the first. */
export const originFor = (
  config: Origins,
  asked_at: AskedAt,
  { school_name }: { readonly school_name: string | null },
): string => ownOrigin(config, asked_at, { is_school: school_name !== null }) ?? firstOrigin(config)

/** Under one of ours only the names of our doors are ours: what else is there may be anybody's. */
function isAtOrUnder(asked: URL, own: URL): boolean {
  if (asked.protocol !== own.protocol) return false
  if (asked.host === own.host) return true
  const end = `.${own.host}`
  if (!asked.host.endsWith(end)) return false
  return asked.host.slice(0, -end.length).split('.').every(isDoorLabel)
}
