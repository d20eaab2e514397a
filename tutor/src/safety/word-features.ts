/** Into how many places the parts of words are dealt: with fewer, too many share one. */
export const wordPlaces = 1 << 16

/** Into how many of them they are dealt again to tell kinds apart, where a mistake costs less. */
export const kindPlaces = 1 << 12

/** FNV-1a, 32 bits: the same on every machine. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

const shortestPart = 3
const longestPart = 5

/**
 * The places that the words of a text fall into: each word, each two neighbours, and the parts of three
 * to five letters of each word, by which a misspelt word is still known. Each place once, in order.
 */
export function wordFeatures(plain: string): number[] {
  const words = plain.match(/[\p{L}\p{N}']+/gu) ?? []
  const places = new Set<number>()
  const add = (feature: string) => places.add(hashOf(feature) % wordPlaces)
  words.forEach((word, at) => {
    add(`w ${word}`)
    add(`p ${words[at - 1] ?? '^'} ${word}`)
    const edged = `<${word}>`
    for (let size = shortestPart; size <= longestPart; size++) {
      for (let from = 0; from + size <= edged.length; from++) add(edged.slice(from, from + size))
    }
  })
  return [...places].sort((a, b) => a - b)
}
