/** One thing that is so in a science, and the words in which children ask about it or claim it. */
export type ScienceFact = {
  /** Each of these has to be spoken of. */
  readonly about: readonly RegExp[]
  /** What a question wants to know that this answers. */
  readonly asks: RegExp | undefined
  /** What is rightly said of it, and what it is mixed up with. */
  readonly right: RegExp | undefined
  readonly wrong: RegExp | undefined
  /** The whole of it, in a sentence or two. */
  readonly says: string
}

const COLUMNS = 5

/**
 * Reads a table of facts: what each is about (`&` joins what has to be there), what is asked, what is right, what it
 * is mixed up with, and the sentence. A column may be `-`. Words are matched from their beginnings.
 */
export const factsIn = (table: string): readonly ScienceFact[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split(' :: ')
      const [about = '', asks, right, wrong, says = ''] = cells
      if (cells.length !== COLUMNS) throw new Error(`Not a fact: ${line}`)
      return {
        about: about.split(' & ').map((words) => fromBeginning(words)),
        asks: optional(asks),
        right: optional(right),
        wrong: optional(wrong),
        says,
      }
    })

/** A short word is no beginning of a longer one: "ac" is not in "accurate". */
const short = /(?<=^|\|)[a-z]{1,3}(?=$|\|)/g

const fromBeginning = (words: string): RegExp =>
  new RegExp(`\\b(?:${words.replace(short, (word) => `${word}s?\\b`)})`, 'i')

const optional = (cell: string | undefined): RegExp | undefined =>
  cell === undefined || cell === '-' ? undefined : fromBeginning(cell)
