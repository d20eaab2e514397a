import { plainToTex } from '#ui/maths/plain-to-tex.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'

/** One line of working: as it is typed, as LaTeX, and a key that stays with it while lines move. */
export type MathsLine = { readonly key: string; readonly plain: string; readonly tex: string }

/** More lines than any working of a question; fewer than what would slow a page. */
export const MAX_LINES = 20
export const MAX_LINE_LENGTH = 400

let made = 0
const nextKey = (): string => `line-${++made}`

export const lineOfPlain = (plain: string, key = nextKey()): MathsLine => ({
  key,
  plain,
  tex: plainToTex(plain) ?? plain,
})

export const lineOfTex = (tex: string, key = nextKey()): MathsLine => ({
  key,
  plain: texToPlain(tex),
  tex,
})

/** Lines of a kept answer; an empty answer is one empty line. */
export const linesOfAnswer = (answer: string): MathsLine[] => {
  const lines = answer.split('\n').slice(0, MAX_LINES)
  return lines.map((plain) => lineOfPlain(plain))
}

/** The answer as it is kept and sent: plain text, a line a step. */
export const answerOfLines = (lines: readonly MathsLine[]): string =>
  lines
    .map((line) => line.plain)
    .join('\n')
    .replace(/\n+$/, '')

export function insertLine(lines: readonly MathsLine[], after: number): MathsLine[] {
  if (lines.length >= MAX_LINES) return [...lines]
  return [...lines.slice(0, after + 1), lineOfPlain(''), ...lines.slice(after + 1)]
}

export function removeLine(lines: readonly MathsLine[], at: number): MathsLine[] {
  return lines.length === 1 ? [...lines] : lines.filter((_, i) => i !== at)
}

/** What is read back: the line with the caret, or the last one with something in it. */
export const lineToRead = (lines: readonly MathsLine[], active: string | undefined): string => {
  const here = lines.find((line) => line.key === active)?.plain.trim()
  return here || (lines.findLast((line) => line.plain.trim() !== '')?.plain.trim() ?? '')
}

/** Puts `piece` into a text where the caret is; a `|` in the piece is where the caret goes. */
export function typedInto(text: string, from: number, to: number, piece: string) {
  const mark = piece.indexOf('|')
  const clean = mark < 0 ? piece : piece.replace('|', '')
  return {
    text: text.slice(0, from) + clean + text.slice(to),
    caret: from + (mark < 0 ? clean.length : mark),
  }
}
