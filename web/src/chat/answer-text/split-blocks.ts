const listItem = /^\s*([-*+]|\d+[.)])\s/
const fence = /^\s*(`{3,}|~{3,}|\$\$)/

/**
 * Splits Markdown at its empty lines into blocks that mean the same apart, so that of a growing text
 * only the last is drawn again. Code and displayed mathematics stay whole, and so does a list.
 */
export function splitBlocks(source: string): string[] {
  const blocks: string[] = []
  let lines: string[] = []
  let open: string | undefined
  const end = () => {
    const block = lines.join('\n')
    if (block.trim() !== '') add(blocks, block)
    lines = []
  }
  for (const line of source.split('\n')) {
    const mark = fence.exec(line)?.[1]
    if (open !== undefined) {
      lines.push(line)
      if (line.trim().startsWith(open)) open = undefined
    } else if (mark !== undefined) {
      open = mark
      lines.push(line)
    } else if (line.trim() === '') end()
    else lines.push(line)
  }
  end()
  return blocks
}

/** What is indented, or another item after an item, goes with the block before it. */
function add(blocks: string[], block: string) {
  const before = blocks.at(-1)
  const joins =
    before !== undefined && listItem.test(before) && (/^\s{2,}/.test(block) || listItem.test(block))
  if (joins) blocks[blocks.length - 1] = `${before}\n\n${block}`
  else blocks.push(block)
}
