import { plainBlock } from './answer-text.spoken.ts'

/** So many words in a row, of which none is another, are no chance. */
const runLength = 6

/** What an answer quotes, in plain words. */
export const quotesIn = (answer: string): string =>
  plainBlock(
    answer
      .split('\n')
      .filter((line) => line.startsWith('>'))
      .join('\n'),
  )

/** Whether a block of the notes holds a part of what was quoted. */
export function isQuoted(block: string, quote: string): boolean {
  const runs = new Set(runsOf(quote))
  return runsOf(plainBlock(block)).some((run) => runs.has(run))
}

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  const last = words.length - runLength
  return Array.from({ length: Math.max(0, last + 1) }, (_, at) =>
    words.slice(at, at + runLength).join(' '),
  )
}
