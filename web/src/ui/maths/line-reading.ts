import type { readMaths } from '@learngrove/maths/browser'
import { plainToTex } from '#ui/maths/plain-to-tex.ts'
import { plainToWords } from '#ui/maths/plain-to-words.ts'

export type LineReading =
  | { readonly tex: string; readonly words: string }
  | { readonly problem: string }

const EMPTY_BOX = 'A box is still empty in this line.'
const OPEN = 'We cannot read this line yet. Is something still open?'

/**
 * How a line is read: by the marker's reader where it is there. A word that this reader does not know
 * may be a name of the question, which the marker knows; then, and before the reader has come, the
 * line is read as it is typed.
 */
export function readLine(plain: string, read?: typeof readMaths): LineReading {
  if (plain.includes('□')) return { problem: EMPTY_BOX }
  const reading = read?.(plain)
  if (reading?.ok) return { tex: reading.latex, words: reading.speech }
  if (reading && reading.problem !== 'unknown_variable') return { problem: reading.message }
  const tex = plainToTex(plain)
  return tex === undefined ? { problem: OPEN } : { tex, words: plainToWords(plain) }
}
