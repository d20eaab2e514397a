import type { NoteMeta } from '../articles.ts'

export type Note = NoteMeta & { readonly slug: string }

/** The order in which the strands are taught, and listed. */
const strands: readonly string[] = [
  'Number',
  'Algebra',
  'Ratio and proportion',
  'Geometry',
  'Statistics and probability',
]

const rankOf = ({ strand }: Note) => {
  const at = strands.indexOf(strand)
  return at === -1 ? strands.length : at
}

/** Strand by strand, in the order in which one note builds on another. */
export const inOrder = (notes: readonly Note[]): Note[] =>
  notes.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      one.order - other.order ||
      one.title.localeCompare(other.title),
  )

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? []

/**
 * The notes that have every word of the text at the beginning of one of their own, in title,
 * keywords, topic, strand or summary. An empty text finds them all.
 */
export function findNotes(notes: readonly Note[], text: string): Note[] {
  const sought = wordsOf(text)
  return notes.filter(({ title, keywords, topic, strand, summary }) => {
    const words = wordsOf([title, topic, strand, summary, ...keywords].join(' '))
    return sought.every((each) => words.some((word) => word.startsWith(each)))
  })
}
