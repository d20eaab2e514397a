import { type Aim, wordPair } from './aim.ts'
import { isRow, type Lines, quotable, shared } from './answer.ts'
import { boldIn, type Entry } from './entry.ts'
import { contentTerms } from './gate.ts'
import { isList, namesIn } from './named.ts'
import { type Index, type Ranked, search } from './search.ts'
import { termsOf } from './terms.ts'

type Told = { readonly entry: Entry; readonly lines: Lines }

/** Both sides of a difference are looked for in so many of the best notes. */
const READ = 5

/** Where a term stands among the first few words, the sentence is about it. */
const OPENING = 4

/** Tells both sides of a difference, in the words of one note; nothing where only one of them is told. */
export function compare(index: Index, aim: Aim, topic: Ranked | undefined): Told | undefined {
  if (aim.type !== 'comparison') return undefined
  const [a, b] = [termsOf(aim.a), termsOf(aim.b)]
  const own = {
    a: a.filter((term) => !b.includes(term)),
    b: b.filter((term) => !a.includes(term)),
  }
  if (own.a.length === 0 || own.b.length === 0) return undefined
  const { ranked } = search(index, { text: `${aim.a} ${aim.b}` }, 0)
  const common = a.filter((term) => b.includes(term))
  const entries = [...ranked.slice(0, READ), ...(topic ? [topic] : [])]
    .map(({ entry }) => entry)
    .filter(({ titles, bold }) => common.every((term) => titles.has(term) || bold.has(term)))
  // "Plant cells" is more than "plant": with a word in common, all of it has to be spoken of.
  const [left, right] = common.length > 0 ? [a, b] : [own.a, own.b]
  const tellings = [inBold, opens].flatMap((isAbout) =>
    entries.map((entry) => {
      const lines = quotable(entry)
      const of = (terms: readonly string[]) => lines.find(({ text }) => isAbout(text, terms))
      return { entry, first: of(left), second: of(right) }
    }),
  )
  for (const { entry, first, second } of tellings)
    if (first && second)
      return {
        entry,
        lines: { definition: first, ...(second !== first && { example: second }) },
      }
  // What only one of two has tells them apart as well, in a note that is about what they have in common.
  for (const { entry, first, second } of tellings) {
    const one = first ?? second
    const isTitled = common.some((term) => entry.titles.has(term))
    if (one && isTitled) return { entry, lines: { definition: one } }
  }
  return undefined
}

const isOf = (text: string, terms: readonly string[]): boolean =>
  shared(text, terms) === terms.length

const inBold = (text: string, terms: readonly string[]): boolean => {
  const bold = boldIn(text)
  return terms.every((term) => bold.includes(term))
}

/** Begins with the words: a longer name nearly at once. */
const opens = (text: string, terms: readonly string[]): boolean => {
  const within = terms.length > 1 ? terms.length + 1 : OPENING
  return !isRow(text) && isOf(text.split(' ').slice(0, within).join(' '), terms)
}

/**
 * Says whether a list of the kind has the thing in it. Where the list has it not, that alone is said: a list need not
 * be whole.
 */
export function listed(index: Index, aim: Aim, topic: Ranked | undefined): Told | undefined {
  if (aim.type !== 'membership') return undefined
  const { one, kind } = aim
  const terms = contentTerms(kind ?? topicWords(topic))
  if (terms.length === 0) return undefined
  const ranked = kind === undefined ? [] : search(index, { text: kind }, READ).about
  const entries = kind === undefined && topic ? [topic] : ranked
  for (const { entry } of entries) {
    const fewest = kind === undefined ? 1 : terms.length
    const lists = quotable(entry).filter(
      ({ text }) => isList(text) && shared(text, terms) >= fewest,
    )
    const found = lists.find(({ text }) => namesIn(text).includes(one))
    if (found) return { entry, lines: { definition: found, listing: { one, is_in: true } } }
    const near = quotable(entry).find(
      ({ text }) => shared(text, terms) > 0 && namesIn(text).includes(one),
    )
    if (near) return { entry, lines: { definition: near } }
    if (lists[0] && isWords(lists[0].text))
      return { entry, lines: { definition: lists[0], listing: { one, is_in: false } } }
  }
  return undefined
}

const topicWords = (topic: Ranked | undefined): string => {
  const passage = topic?.entry.passage
  return passage ? passage.heading || passage.title : ''
}

/** A list in italics is one of words. */
const isWords = (text: string): boolean => /(?<!\*)\*(?!\*)/.test(text)

/** Tells little words apart that notes set in italics or in a table: "its or it's". */
export function pairOf({ entries }: Index, text: string): Told | undefined {
  const pair = wordPair(text)
  if (pair.length === 0) return undefined
  for (const entry of entries) {
    const lines = quotable(entry).map((line) => ({ line, names: namesIn(line.text) }))
    const [first, second] = pair.map(
      (word) => lines.find(({ names }) => names.includes(word))?.line,
    )
    if (first === undefined || second === undefined) continue
    return { entry, lines: { definition: first, ...(second !== first && { example: second }) } }
  }
  return undefined
}
