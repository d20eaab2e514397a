export type MarkedPart = { readonly at: number; readonly text: string; readonly isFound: boolean }

/** A text in the parts that were looked for and those that were not, whatever the case of their letters. */
export function markedParts(text: string, words: string): MarkedPart[] {
  const [low, wanted] = [text.toLowerCase(), words.trim().toLowerCase()]
  // Letters that change their number with their case would shift every place after them.
  if (wanted === '' || low.length !== text.length) return [{ at: 0, text, isFound: false }]
  const parts: MarkedPart[] = []
  let from = 0
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    if (at > from) parts.push({ at: from, text: text.slice(from, at), isFound: false })
    from = at + wanted.length
    parts.push({ at, text: text.slice(at, from), isFound: true })
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isFound: false })
  return parts
}
