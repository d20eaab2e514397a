import { closeMarks } from './complete-markdown.ts'
import { prepareMaths } from './prepare-maths.ts'
import { splitBlocks } from './split-blocks.ts'

/** The blocks of an answer as Markdown for the renderer; of a growing one, only what can be shown already. */
export function answerBlocks(text: string, growing: boolean): string[] {
  const blocks = splitBlocks(prepareMaths(text.replaceAll('\r\n', '\n'), { growing }))
  const last = blocks.at(-1)
  if (!growing || last === undefined) return blocks
  const closed = closeMarks(last)
  return closed.trim() === '' ? blocks.slice(0, -1) : [...blocks.slice(0, -1), closed]
}
