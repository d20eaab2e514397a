import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/** What everything is counted under that is no address. */
const unknown = 'no address'

const groupBits = 16
const groups = 8

/** What one line or one machine has of IPv6, to choose addresses from as it likes. */
const lineGroups = 4

/** What one customer of a provider has at most. */
const customerGroups = 3

/**
 * What a network address is counted by: whoever can choose among many addresses is one caller. An
 * address of IPv6 counts as its /64, which is the least that anybody is given; one that stands for an
 * address of IPv4 (`::ffff:…`) as that; a port and a zone count for nothing. What is no address is one
 * caller together with everything else that is none.
 */
export function countedAddress(text: string): string {
  const bare = bareOf(text)
  if (isIPv4(bare)) return bare
  const read = groupsOf(bare)
  if (!read) return unknown
  return mappedFrom(read) ?? prefixOf(read, lineGroups)
}

/** The /48 that a counted address lies in; one of IPv4 lies in none. */
export function networkOf(counted: string): string | undefined {
  const read = groupsOf(counted.split('/')[0] ?? '')
  return read && prefixOf(read, customerGroups)
}

/** Takes away a port (`192.0.2.7:80`, `[::1]:80`), brackets and a zone (`%eth0`). */
function bareOf(text: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, dotted] = /^([\d.]+):\d+$/.exec(text) ?? []
  return (bracketed ?? dotted ?? text).split('%')[0] ?? ''
}

/** The eight groups of an address of IPv6, as numbers. */
function groupsOf(text: string): readonly number[] | undefined {
  if (!isIPv6(text)) return undefined
  // In its shortest form, which has no dots but in `::ffff:192.0.2.7`.
  const { address } = new SocketAddress({ address: text, family: 'ipv6' })
  const [head = '', tail] = dotless(address).split('::')
  const [before, after] = [numbersIn(head), numbersIn(tail ?? '')]
  const left_out = Array.from({ length: groups - before.length - after.length }, () => 0)
  return [...before, ...left_out, ...after]
}

const hex = 16
const numbersIn = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, hex))

const byteSize = 256

/** Writes the last four bytes, where they are written as of IPv4, as two groups. */
const dotless = (address: string) =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * byteSize + b).toString(hex)}:${(c * byteSize + d).toString(hex)}`
  })

/** What an address of IPv4 is written behind: as it is, and where a network translates it (`64:ff9b::/96`). */
const mapped = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
]
const mappedGroups = 6

/** The address of IPv4 that one of IPv6 stands for. */
function mappedFrom(read: readonly number[]): string | undefined {
  if (!mapped.some((prefix) => prefix.every((group, index) => read[index] === group))) {
    return undefined
  }
  return read
    .slice(mappedGroups)
    .flatMap((group) => [Math.floor(group / byteSize), group % byteSize])
    .join('.')
}

const prefixOf = (read: readonly number[], count: number) =>
  `${read
    .slice(0, count)
    .map((group) => group.toString(hex))
    .join(':')}::/${count * groupBits}`
