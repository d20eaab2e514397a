import { missingFrom } from '#notation/missing.ts'
import type { Node } from '#notation/node.ts'
import { parse } from '#notation/parse.ts'
import { printLatex } from '#notation/print-latex.ts'
import { speak } from '#notation/speak.ts'
import { type MathsProblem, Unreadable } from '#notation/token.ts'

/** The longest single line of mathematics that is read, in characters. */
export const MAX_LINE_LENGTH = 500

export type ReadOptions = {
  /** Every variable that may be used. Without it any single letter is one. */
  readonly variables?: readonly string[]
  /** The separator of decimals; a point where nothing is said. */
  readonly decimal?: '.' | ','
}

export type MathsReading =
  | {
      readonly ok: true
      /** For KaTeX, without `$`. */
      readonly latex: string
      readonly speech: string
      /** As written, nothing simplified. */
      readonly expression: Node
    }
  | {
      readonly ok: false
      readonly problem: MathsProblem
      /** For the student: what to mend. */
      readonly message: string
    }

/** Reads one line of mathematics, typed plainly or as LaTeX. Never throws. */
export function readMaths(text: string, options: ReadOptions = {}): MathsReading {
  const read = parseMaths(text, options)
  if (!read.ok) return read
  const { expression } = read
  return { ok: true, latex: printLatex(expression), speech: speak(expression), expression }
}

export type Parsed =
  | { readonly ok: true; readonly expression: Node }
  | Extract<MathsReading, { ok: false }>

/** The same without LaTeX and speech, where only the meaning is wanted. */
export function parseMaths(text: string, options: ReadOptions = {}): Parsed {
  if (text.length > MAX_LINE_LENGTH)
    return {
      ok: false,
      problem: 'too_long',
      message: `That is too long for us to read. Please keep it under ${MAX_LINE_LENGTH} characters.`,
    }
  try {
    return { ok: true, expression: parse(text, options) }
  } catch (error) {
    if (error instanceof Unreadable) {
      const { problem } = error
      const missing = problem === 'unreadable' ? missingFrom(text) : undefined
      return { ok: false, problem, message: missing ?? error.message }
    }
    // A stack that runs out is the only other thing that can happen while reading.
    return { ok: false, problem: 'unreadable', message: 'We could not read that yet.' }
  }
}
