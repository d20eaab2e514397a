import {
  BRACKET_FUNCTIONS,
  FUNCTION_SPELLINGS,
  FUNCTIONS,
  GREEK,
  SHORT_GREEK,
} from '#notation/names.ts'

/** Which names an answer may use; without `variables` any single letter is one. */
export type NameRules = { readonly variables?: readonly string[] }

const WORDS = [
  ...[...FUNCTIONS.keys()].filter((name) => !BRACKET_FUNCTIONS.has(name)),
  ...FUNCTION_SPELLINGS.keys(),
  ...GREEK.filter((name) => !SHORT_GREEK.has(name)),
  'pi',
  'infinity',
  'infty',
].sort((a, b) => b.length - a.length)

const KEYWORDS = new Set(['or', 'and'])

/**
 * Cuts a run of letters into names: `xsin` is x and sin, `abc` is a, b and c.
 * The longest known name wins; whether a letter is allowed is not asked here.
 */
export function splitNames(run: string, { variables }: NameRules): string[] {
  if (KEYWORDS.has(run.toLowerCase())) return [run.toLowerCase()]
  if (variables?.includes(run)) return [run]
  if (/^-?inf$/i.test(run)) return ['infinity']
  if (variables !== undefined && [...run].every((letter) => variables.includes(letter))) {
    if (!FUNCTIONS.has(run)) return [...run]
  }
  const long = (variables ?? []).filter((name) => name.length > 1)
  const names: string[] = []
  let at = 0
  while (at < run.length) {
    const rest = run.slice(at)
    const known = long.find((name) => rest.startsWith(name))
    const word = known ?? wordAt(rest)
    const name = word ?? rest[0] ?? ''
    names.push(known === undefined ? spelt(name) : name)
    at += name.length
  }
  return names
}

const spelt = (name: string): string =>
  name === 'infty' ? 'infinity' : (FUNCTION_SPELLINGS.get(name) ?? name)

/** Functions may be written with a capital, as phones like to begin: `Sin x`. */
function wordAt(rest: string): string | undefined {
  const exact = WORDS.find((word) => rest.startsWith(word))
  if (exact !== undefined) return exact
  const lower = rest.charAt(0).toLowerCase() + rest.slice(1)
  return WORDS.find((word) => word.length > 2 && lower.startsWith(word))
}

const SUBSCRIPT = /_(?:\{\s*([a-zA-Z0-9+-]{1,8})\s*\}|([a-zA-Z0-9]))/y

/** The subscript at a place, as it stands in a name, and how long it is as written. */
export function subscriptAt(
  text: string,
  at: number,
): { readonly below: string; readonly length: number } | undefined {
  SUBSCRIPT.lastIndex = at
  const found = SUBSCRIPT.exec(text)
  return found === null
    ? undefined
    : { below: `_${found[1] ?? found[2] ?? ''}`, length: found[0].length }
}
