import { shared } from './answer.ts'
import { type Cited, citedAs, type Found } from './found.ts'
import { explained, linesOf, type WordAsked } from './glossary.ts'
import type { Index } from './search.ts'
import { termsOf } from './terms.ts'

/** Tells what is asked of a word by the sections that explain it; undefined where none does, or all is said. */
export function tellWord(
  index: Index,
  asked: WordAsked,
  isFresh: (text: string) => boolean,
): Found | undefined {
  const sections = explained(index, asked)
  const cited = sections.map((each) =>
    linesOf(each, asked.wants)
      .filter(({ text }) => isFresh(text))
      .map((line) => citedAs(each.entry.passage, line)),
  )
  const [[definition, next] = [], ...others] = cited.filter(({ length }) => length > 0)
  const another = others.flatMap(([first]) => first ?? []).find((each) => isOther(each, definition))
  const example = another ?? next
  return definition && { definition, ...(example && { example }) }
}

/** Two subjects may explain a word in nearly the same words, and once is enough. */
function isOther({ text }: Cited, first: Cited | undefined): boolean {
  const words = termsOf(text)
  return shared(first?.text ?? '', words) * 2 <= words.length
}

/** Tells two words apart, where each is explained. */
export function tellBoth(index: Index, words: readonly string[]): Found | undefined {
  const [definition, example] = words.flatMap((word) => {
    const [found] = explained(index, { word, wants: 'meaning' })
    const [line] = found ? linesOf(found, 'meaning') : []
    return found && line ? [citedAs(found.entry.passage, line)] : []
  })
  return definition && example && { definition, example }
}
