import type { Section } from './sections.ts'

/** How many numbers the vector of a text has. */
export const VECTOR_SIZE = 512

/** What the encoder reads of a passage: its heading, its sections, and each sentence. */
export type Pieces = {
  readonly heading: string
  readonly sections: readonly string[]
  readonly sentences: readonly string[]
}

/** How near a query is to each piece: cosines. */
export type Nearness = {
  readonly heading: number
  readonly sections: readonly number[]
  readonly sentences: readonly number[]
}

/** The encoder takes a longer text no better, and much longer. */
const MOST_WORDS = 60
const BYTE = 127

/** Writes a text as the encoder reads it: in lower case, without the signs of Markdown. */
export const toEmbed = (text: string): string =>
  text
    .replace(/[*_$\\]/g, '')
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .slice(0, MOST_WORDS)
    .join(' ')

export const piecesOf = (heading: string, sections: readonly Section[]): Pieces => ({
  heading: toEmbed(heading),
  sections: sections.map(({ text }) => toEmbed(text)),
  sentences: sections.flatMap(({ sentences }) => sentences.map(toEmbed)),
})

/** Lists the pieces in the order in which their vectors are kept. */
export const textsOf = ({ heading, sections, sentences }: Pieces): string[] => [
  heading,
  ...sections,
  ...sentences,
]

/** Keeps vectors as bytes, one behind the other; each is stretched to use all of a byte. */
export function packed(vectors: readonly Float32Array[]): Int8Array {
  const bytes = new Int8Array(vectors.length * VECTOR_SIZE)
  for (const [at, vector] of vectors.entries()) {
    const largest = vector.reduce((most, each) => Math.max(most, Math.abs(each)), 0) || 1
    for (const [place, each] of vector.entries())
      bytes[at * VECTOR_SIZE + place] = Math.round((each / largest) * BYTE)
  }
  return bytes
}

/** Vectors of a passage's pieces, with the length of each. */
export type Packed = { readonly bytes: Int8Array; readonly lengths: Float32Array }

/** Reads kept vectors; nothing where they are not of these pieces, which were cut another way then. */
export function unpacked(bytes: Int8Array, pieces: Pieces): Packed | undefined {
  const count = textsOf(pieces).length
  if (bytes.length !== count * VECTOR_SIZE) return undefined
  const lengths = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const one = bytes.subarray(at * VECTOR_SIZE, (at + 1) * VECTOR_SIZE)
    lengths[at] = Math.sqrt(one.reduce((sum, each) => sum + each * each, 0)) || 1
  }
  return { bytes, lengths }
}

/** Compares a query's vector, of length 1, with each piece. */
export function nearnessOf(
  query: Float32Array,
  { bytes, lengths }: Packed,
  { sections }: Pieces,
): Nearness {
  const cosines = Array.from(lengths, (length, at) => {
    let sum = 0
    const from = at * VECTOR_SIZE
    // Counts by hand, since this runs a million times for one question.
    for (let place = 0; place < VECTOR_SIZE; place++)
      sum += (query[place] ?? 0) * (bytes[from + place] ?? 0)
    return sum / length
  })
  return {
    heading: cosines[0] ?? 0,
    sections: cosines.slice(1, 1 + sections.length),
    sentences: cosines.slice(1 + sections.length),
  }
}
