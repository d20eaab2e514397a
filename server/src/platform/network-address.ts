import { isIPv4, isIPv6, SocketAddress } from 'node:net'

/** Key for everything that is no address. */
const unknown = 'no address'

const groupBits = 16
const groups = 8

/** Groups of a /64: one line or one machine chooses freely among its addresses. */
const lineGroups = 4

/** Groups of a /48: what one customer of a provider has at most. */
const customerGroups = 3

/**
 * Returns the key under which a network address is counted: a caller who can choose among many
 * addresses is one caller. IPv6 counts as its /64, the least that anybody is given; an IPv4-mapped
 * address (`::ffff:…`) as IPv4; a port and a zone are ignored. Everything that is no address counts
 * as one caller.
 */
export function countedAddress(text: string): string {
  const bare = bareOf(text)
  if (isIPv4(bare)) return bare
  const read = groupsOf(bare)
  if (!read) return unknown
  return mappedFrom(read) ?? prefixOf(read, lineGroups)
}

/** Returns the /48 that a counted address lies in; undefined for IPv4. */
export function networkOf(counted: string): string | undefined {
  const read = groupsOf(counted.split('/')[0] ?? '')
  return read && prefixOf(read, customerGroups)
}

/** Removes a port (`192.0.2.7:80`, `[::1]:80`), brackets and a zone (`%eth0`). */
function bareOf(text: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, dotted] = /^([\d.]+):\d+$/.exec(text) ?? []
  return (bracketed ?? dotted ?? text).split('%')[0] ?? ''
}

/** Returns the eight groups of an IPv6 address, as numbers. */
function groupsOf(text: string): readonly number[] | undefined {
  if (!isIPv6(text)) return undefined
  // In its shortest form, which has no dots except in `::ffff:192.0.2.7`.
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

/** Writes the last four bytes as two groups, if they are written like IPv4. */
const dotless = (address: string) =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * byteSize + b).toString(hex)}:${(c * byteSize + d).toString(hex)}`
  })

/** Prefixes of an IPv4 address inside IPv6: mapped, and translated by a network (`64:ff9b::/96`). */
const mapped = [
  [0, 0, 0, 0, 0, 0xffff],
  [0x64, 0xff9b, 0, 0, 0, 0],
]
const mappedGroups = 6

/** Returns the IPv4 address that an IPv6 address stands for. */
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
