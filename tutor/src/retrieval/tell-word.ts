import { citedAs, type Found } from './found.ts'
import { explained, linesOf, type WordAsked } from './glossary.ts'
import type { Index } from './search.ts'

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
  const [[definition, next] = [], [another] = []] = cited.filter(({ length }) => length > 0)
  const example = another ?? next
  return definition && { definition, ...(example && { example }) }
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
