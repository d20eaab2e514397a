import type { LineRow } from './lines.queries.ts'

export type Passage = {
  before: number
  after: number
  readonly lines: Omit<LineRow, 'thread_id' | 'place' | 'total'>[]
}

/** Splits sorted lines into passages of one chat each, without gaps. */
export function passagesOf(rows: readonly LineRow[]): Passage[] {
  const passages: Passage[] = []
  let last: LineRow | undefined
  for (const row of rows) {
    const { thread_id, place, total, ...line } = row
    const isOfLast = last?.thread_id === thread_id
    const piece = passages.at(-1)
    if (piece && isOfLast && last?.place === place - 1) {
      piece.lines.push(line)
      piece.after = total - place
    } else {
      if (piece && last && isOfLast) piece.after = place - last.place - 1
      const before = isOfLast && last ? 0 : place - 1
      passages.push({ before, after: total - place, lines: [line] })
    }
    last = row
  }
  return passages
}
