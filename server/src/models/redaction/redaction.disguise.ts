import { isAlsoWord } from './name-words.ts'
import { inProse } from './prose.ts'

/** What is known of a person. */
export type Person = {
  readonly first_name: string
  readonly last_name: string
  readonly username?: string | null
}

/** What the server knows of the caller, and of the people about them. */
export type KnownPeople = {
  readonly self: Person
  readonly teachers: readonly Person[]
  readonly guardians: readonly Person[]
  readonly children: readonly Person[]
  readonly schools: readonly string[]
  readonly classes: readonly string[]
}

/** A text to hide, the pseudonym that replaces it, and the text to put back. */
type Term = {
  readonly found: string
  readonly sign: string
  readonly pattern: RegExp
  readonly put_back?: string
}

export type Disguise = {
  /** Replaces what is known by pseudonyms such as `[name]`. */
  readonly hide: (text: string) => string
  /** Puts hidden texts back into an answer that arrives in pieces; a pseudonym may be split. */
  readonly reveal: () => { readonly add: (delta: string) => string; readonly rest: () => string }
}

/** Hides from a hosted model who a learner is. Mathematics is left alone: there a name is a letter or a function. */
export function disguiseOf(known: KnownPeople): Disguise {
  const terms = termsOf(known)
  const used = new Map<string, string>()
  const hideIn = (prose: string) => {
    const plain = plainOf(prose)
    return terms
      .filter(({ found }) => plain.includes(longestRunOf(found)))
      .reduce(
        (rest, { pattern, sign, found, put_back = found }) =>
          rest.replace(pattern, () => {
            used.set(sign.toLowerCase(), put_back)
            return sign
          }),
        prose,
      )
  }
  return {
    hide: (text) => inProse(text, hideIn),
    reveal: () => revealer(used),
  }
}

/** Letters without case, accents and ligatures. */
const plainOf = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Returns what stands in every text that has a term in it, however it is spaced. Most texts name nobody, and
 * looking for this takes far less than the term's pattern does.
 */
const longestRunOf = (term: string): string =>
  plainOf(term)
    .split(/[\s\-'’]+/)
    .reduce((longest, run) => (run.length > longest.length ? run : longest), '')

/** Hides nothing, since the words go to no other company. */
export const noDisguise: Disguise = {
  hide: (text) => text,
  reveal: () => revealer(new Map()),
}

function revealer(signs: ReadonlyMap<string, string>) {
  let held = ''
  const put = (text: string) =>
    text.replace(/\[[^[\]]{1,40}\]/g, (sign) => signs.get(sign.toLowerCase()) ?? sign)
  const take = (length: number) => {
    const text = held.slice(0, length)
    held = held.slice(length)
    return put(text)
  }
  const mayBecomeSign = (start: string) =>
    [...signs.keys()].some((sign) => sign.startsWith(start.toLowerCase()))
  return {
    add(delta: string) {
      held += delta
      const open = held.lastIndexOf('[')
      return take(open >= 0 && mayBecomeSign(held.slice(open)) ? open : held.length)
    },
    rest: () => take(held.length),
  }
}

/** Lists the terms, longest first, so that a full name is not replaced by halves. */
function termsOf({ self, teachers, guardians, children, schools, classes }: KnownPeople): Term[] {
  const terms = [
    ...schools.flatMap((name, at) => schoolTerms(name, numbered('school', at))),
    ...classes.flatMap((name, at) => classTerms(name, numbered('class', at))),
    ...personTerms(self, '', 0),
    ...teachers.flatMap((person, at) => personTerms(person, 'teacher', at)),
    ...guardians.flatMap((person, at) => personTerms(person, 'guardian', at)),
    ...children.flatMap((person, at) => personTerms(person, 'child', at)),
  ]
  return terms.toSorted((a, b) => b.found.length - a.found.length)
}

const numbered = (what: string, at: number) => (at === 0 ? `[${what}]` : `[${what} ${at + 1}]`)

function personTerms({ first_name, last_name, username }: Person, whose: string, at: number) {
  const signOf = (what: string) => numbered(`${whose} ${what}`.trim(), at)
  const names = [
    ...nameTerms(first_name, signOf('name')),
    ...nameTerms(last_name, signOf('last name')),
  ]
  const together = `${first_name.trim()}${last_name.trim()}`
  return [
    ...names,
    // Both names with nothing between them, as in an address or a nickname.
    ...(last_name.trim() ? [term(together, signOf('full name'))] : []),
    ...(username && !isAlsoWord(username) ? [term(username, signOf('username'))] : []),
  ]
}

/** Particles of names, and titles: by themselves they identify nobody. */
const particles = new Set(
  'de der den di da la le van von bin al el ben mac mc mr mrs ms miss dr'.split(' '),
)

/** Returns the terms of a name: the whole, and each of its parts. */
function nameTerms(name: string, sign: string): Term[] {
  const whole = name.trim()
  const parts = whole.split(/[\s-]+/).filter((part) => !particles.has(part.toLowerCase()))
  const texts = new Set([whole, ...parts])
  return [...texts]
    .filter((text) => text.length > 1)
    .map((text) => ({ ...nameTerm(text, sign), put_back: whole }))
}

const nameTerm = (text: string, sign: string): Term =>
  isAlsoWord(text) ? wordTerm(text, sign) : term(text, sign)

const kinds = 'school|academy|college|primary|secondary|high|grammar|junior|infant|prep'
const schoolKind = new RegExp(`(?:\\s+(?:${kinds}))+$`, 'i')

/** Returns the terms of a school's name, with and without its kind of school. */
function schoolTerms(name: string, sign: string): Term[] {
  const whole = name.trim()
  const short = whole.replace(schoolKind, '')
  return [...new Set([whole, short])]
    .filter((text) => text.length > 1)
    .map((text) => ({
      ...(text.includes(' ') ? term(text, sign) : nameTerm(text, sign)),
      put_back: whole,
    }))
}

/** Returns the terms of a class's name. One such as `8B` is algebra unless it is written exactly as it is named. */
function classTerms(name: string, sign: string): Term[] {
  const text = name.trim()
  if (!/\d/.test(text) && !/\s/.test(text)) return []
  if (/\s/.test(text))
    return [term(text, sign), ...text.split(/\s+/).flatMap((part) => codeTerm(part, sign))]
  return codeTerm(text, sign)
}

/** Returns the term of letters and digits together, such as `8B` or `10x2`. */
function codeTerm(text: string, sign: string): Term[] {
  if (!/\d/.test(text) || !/\p{L}/u.test(text)) return []
  const small = `(?<=\\b(?:class|form|set|group|year|in|from) )${loose(text.toLowerCase())}`
  const asNamed = `(?<![\\p{L}\\d])${loose(text)}`
  return [
    {
      found: text,
      sign,
      pattern: new RegExp(`(?:${asNamed}|${small})(?![\\p{L}\\d])(?!\\s*[-+*/^=()])`, 'gu'),
    },
  ]
}

const before = '(?<![\\p{L}\\p{M}\\d])'
const after = '(?![\\p{L}\\p{M}\\d])'

/** Shorter names with an `s` after them are other words. */
const fewestForPossessive = 4

/** Builds a term that is found in any case, also with the `s` of a possessive without its apostrophe. */
function term(text: string, sign: string): Term {
  const end = text.length < fewestForPossessive ? after : `(?=s?${after})`
  return { found: text, sign, pattern: new RegExp(`${before}${loose(text)}${end}`, 'giu') }
}

/** Phrases before a name that somebody introduces, or a title. */
const introductions = [
  ...[
    'im',
    "i'm",
    'i’m',
    'i am',
    'im called',
    "i'm called",
    'i am called',
    'call me',
    'called',
    'named',
  ],
  ...['name is', "name's", 'name’s', 'names', 'mr', 'mr.', 'mrs', 'mrs.', 'ms', 'ms.', 'miss'],
]
const anyCase = (text: string) =>
  text.replace(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll('.', '\\.')
const introduces = `(?<=(?<!\\p{L})(?:${introductions.map(anyCase).join('|')}) )`

/** Matches "Will you …" and "May I …", which ask, and "Mark the …", which instructs. */
const speaks =
  '(?! (?:i|you|it|this|that|these|those|we|he|she|they|the|my|a|an|be|all|each|one|there)\\b)'
const begins = '(?:^|(?<=[.!?:\\n]\\s*))'

/**
 * Builds a term for a name that is also a word: it is found with a capital letter inside a
 * sentence, or after an introduction.
 */
function wordTerm(text: string, sign: string): Term {
  const capital = loose(text.charAt(0).toUpperCase() + text.slice(1).toLowerCase())
  const named = `${before}(?:${begins}(?:${capital})${after}${speaks}|(?!${begins})${capital}${after})`
  const told = `${introduces}(?:${loose(text.toLowerCase())}|${loose(text.toUpperCase())})${after}`
  return {
    found: text,
    sign,
    // Next to a bracket, a digit or a sign it is mathematics: `Tan(x)`, `2 Pi`.
    pattern: new RegExp(`(?<![\\d)^=+*/] ?)(?:${named}|${told})(?!\\s?[\\d(^=+*/])`, 'gu'),
  }
}

/** Returns a pattern for a text as it may be typed: any spaces and hyphens, with or without accents. */
function loose(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (/[\s-]/.test(letter)) return '[\\s_.-]+'
    if (/['’]/.test(letter)) return "['’]?"
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
    return plain === letter ? literal(letter) : `(?:${literal(letter)}|${literal(plain)})`
  })
  return letters.join('').replaceAll('[\\s_.-]+[\\s_.-]+', '[\\s_.-]+')
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
