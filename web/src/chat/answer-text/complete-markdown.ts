/** A line that is only the beginning of something: a list's mark, a rule, the first row of a table. */
const halfLine = /(^|\n)[^\S\n]*([-*+=#>|`~]+|\d+[.)]?)[^\S\n]*$/
const halfLink = /!?\[[^\]\n]*(\](\([^)\n]*)?)?$/
const tableRow = /^\s*\|/
const tableRule = /^\s*\|?[\s:|-]*-[\s:|-]*$/
/** Marks at the very end: half of them may be missing, and an open emphasis is ended anyway. */
const endMarks = /(?<!\\)[*_~]+$/
const openCode = /(?<!`)(`+)(?!`)[^\n]*$/

/**
 * Makes the growing last block of a text whole, so that it looks as it will once the rest is there:
 * an emphasis that has begun is ended, and what cannot be told yet (half a link, the first row of a
 * table, a lone mark at the start of a line) is held back. Takes prepared mathematics.
 */
export function closeMarks(block: string): string {
  if (/^ {0,3}(`{3}|~{3})/.test(block) || block.startsWith('$$')) return block
  const text = withoutHalfTable(block).replace(halfLine, '')
  return closeEmphasis(withoutHalfCode(text).replace(halfLink, '').replace(endMarks, ''))
}

function withoutHalfTable(block: string): string {
  const lines = block.split('\n')
  const first = lines.findIndex((line) => tableRow.test(line))
  if (first < 0 || tableRule.test(lines[first + 1] ?? '')) {
    const isRuleWhole = first < 0 || lines.length > first + 2
    return isRuleWhole ? block : lines.slice(0, first).join('\n')
  }
  return lines.slice(0, first).join('\n')
}

function withoutHalfCode(text: string): string {
  const masked = text.replaceAll(/(`+)[^`\n]+\1/g, (code) => '.'.repeat(code.length))
  const open = openCode.exec(masked)
  return open ? text.slice(0, open.index) : text
}

/** Ends the emphases that are open at the end, the inner ones first. */
function closeEmphasis(text: string): string {
  const open: { readonly mark: string; readonly at: number }[] = []
  const spans = /\\.|(`+)[^`\n]+\1|\$[^$]+\$|(\*\*|\*|__|_|~~)/g
  for (const match of text.matchAll(spans)) {
    const mark = match[2]
    if (mark === undefined) continue
    const before = text[match.index - 1] ?? ' '
    const after = text[match.index + mark.length] ?? ''
    const isClosing = /\S/.test(before) && open.at(-1)?.mark === mark
    if (isClosing) open.pop()
    else if (!/\s/.test(after) && !/[\p{L}\d]/u.test(before)) open.push({ mark, at: match.index })
  }
  let closed = text.trimEnd()
  for (const { mark, at } of open.toReversed()) {
    const isEmpty = closed.slice(at + mark.length).trim() === ''
    closed = isEmpty ? closed.slice(0, at).trimEnd() : closed + mark
  }
  return closed
}
