/** How many characters are shown before the match, and after its beginning. */
const before = 24
const after = 72

/** Matches what only formats a text. */
const marks = /[$*_`#]+|^\s*>\s?/gm

/** Cuts the part of a text around some words, between words and on one line. */
export function excerptOf(text: string, words: string): string {
  const plain = text.replaceAll(marks, '')
  const isThere = plain.toLowerCase().includes(words.toLowerCase())
  const line = (isThere ? plain : text).replaceAll(/\s+/g, ' ').trim()
  const at = Math.max(0, line.toLowerCase().indexOf(words.toLowerCase()))
  const from = at <= before ? 0 : wordStart(line, at - before, at)
  const until = at + Math.max(after, words.length)
  const to =
    until >= line.length ? line.length : Math.max(line.lastIndexOf(' ', until), at + words.length)
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`
}

/** Returns where the first word between two positions begins; the first position if none does. */
function wordStart(line: string, from: number, to: number): number {
  const space = line.indexOf(' ', from)
  return space < 0 || space >= to ? from : space + 1
}
