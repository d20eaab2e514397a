import { plainToWords } from '#ui/maths/plain-to-words.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'
import { answerBlocks } from './answer-blocks.ts'

/** An answer as it is said, its mathematics in words: for a screen reader to say at once when it is there. */
export const spokenText = (text: string): string =>
  answerBlocks(text, false)
    .map((block) => plainBlock(block, inWords))
    .join(' ')

const inWords = (tex: string) => ` ${plainToWords(texToPlain(tex))} `

/** A block of prepared Markdown without its marks, with formulas as they would be typed. */
export function plainBlock(block: string, say = texToPlain): string {
  return block
    .replaceAll(/\$\$\n([\s\S]*?)\n\s*\$\$|(?<!\\)\$([^$]+)\$/g, (_, block, line) =>
      say(block ?? line),
    )
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*\|?[\s:|-]*-[\s:|-]*\|[\s:|-]*$/gm, '')
    .replaceAll(/^\s*\||\|\s*$/gm, '')
    .replaceAll(/\s+\|\s+/g, ', ')
    .replaceAll(/^\s*(#+|>|[-*+])\s+/gm, '')
    .replaceAll(/(?<![\w*])\*(?=[^\s*])([^*\n]*[^\s*])\*(?![\w*])/g, '$1')
    .replaceAll(/\*\*|__|~~|`+|\\(?=[^\w\s])/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
