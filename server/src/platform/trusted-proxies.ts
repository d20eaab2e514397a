import { isIP } from 'node:net'
import { z } from 'zod'

/** How many proxies may be chained. */
const mostHops = 9

/** Named ranges of private addresses. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

const prefixBits = { 4: 32, 6: 128 } as const

const words =
  'say how many proxies stand before the server, such as 1, or their addresses, such as "loopback" or "10.0.0.0/8, 192.0.2.7"'

/** Tells whether the machine at this address, so many hops from us, is a trusted proxy. */
type Trust = (address: string, hop: number) => boolean

/**
 * Parses which proxies are trusted about the caller's address: none, a number of hops, or some
 * addresses. Trusting everybody is refused: callers could then choose their address.
 */
export const trustedProxies = z.string().transform((text, context): false | Trust | string => {
  const list = text.split(',').map((each) => each.trim())
  const [only = ''] = list
  if (['0', 'false', 'no', 'off'].includes(text.trim().toLowerCase())) return false
  if (list.length === 1 && /^\d$/.test(only) && Number(only) <= mostHops) return hops(Number(only))
  if (list.every(isRange)) return list.join(',')
  context.addIssue({ code: 'custom', message: words })
  return z.NEVER
})

/** Trusts by the count alone, wherever the nearest proxy is: so the server must be reachable only through it. */
const hops =
  (count: number): Trust =>
  (_address, hop) =>
    hop < count

function isRange(text: string): boolean {
  if (ranges.includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if ((family !== 4 && family !== 6) || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && isPrefix(Number(prefix), family))
}

/** Tells whether a prefix length is valid; one of no bits would be everybody. */
const isPrefix = (bits: number, family: 4 | 6) => bits > 0 && bits <= prefixBits[family]
