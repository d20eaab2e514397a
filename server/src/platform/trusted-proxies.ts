import { isIP } from 'node:net'
import { z } from 'zod'

/** How many proxies may stand one behind the other. */
const mostHops = 9

/** Ranges of private addresses that go by a name. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

const prefixBits = { 4: 32, 6: 128 } as const

const words =
  'say how many proxies stand before the server, such as 1, or their addresses, such as "loopback" or "10.0.0.0/8, 192.0.2.7"'

/** Whether the machine at this address, so many steps from us, is a proxy of ours. */
type Trust = (address: string, hop: number) => boolean

/**
 * Whose word about the caller's address is believed: nobody's, that of so many proxies, or that of the
 * proxies at some addresses. To believe everybody is refused: callers could then say who they are.
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

/** By the count alone, wherever the nearest one is: so nobody may reach the server but through it. */
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

/** A prefix of no bits would be everybody. */
const isPrefix = (bits: number, family: 4 | 6) => bits > 0 && bits <= prefixBits[family]
