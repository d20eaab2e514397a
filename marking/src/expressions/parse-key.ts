import { type Parsed, parseMaths } from '@learngrove/maths'

/** A full memory begins anew; a worker seldom marks so many questions at a time. */
const MAX_REMEMBERED = 1000

const remembered = new Map<string, Parsed>()

/** Reads a key of a question. A class answers the same one, so that it is read once for all of them. */
export function parseKey(text: string, variables: readonly string[]): Parsed {
  const name = `${variables.join(' ')}\n${text}`
  const known = remembered.get(name)
  if (known !== undefined) return known
  const read = parseMaths(text, { variables })
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(name, read)
  return read
}
