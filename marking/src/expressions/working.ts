import { isEqual, parseMaths, type ReadOptions } from '#algebra.ts'
import type { WorkingLine } from '#judgement.ts'
import { isStatement, type Node, variablesOf } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'

/** Longer working is not followed line by line. */
export const MAX_LINES = 40

const LEADING =
  /^\s*(?:(?:=>|⇒|→|⟹|∴|\\(?:implies|Rightarrow|therefore|Leftrightarrow)|so\b|hence\b|then\b)[\s,:]*)+/i
const WRAPPED =
  /\\begin\{(?:aligned|align\*?|array|gathered)\}(?:\{[a-z]*\})?|\\end\{[a-z*]+\}|\\displaylines\b/g

/** The lines of an answer, without arrows, words like "so" and empty ones. */
export function linesOf(value: string | readonly string[]): string[] {
  const text = typeof value === 'string' ? value : value.join('\n')
  const isWrapped = /\\begin\{|\\displaylines/.test(text)
  let plain = text.replace(WRAPPED, '')
  if (isWrapped) plain = plain.replace(/&/g, '').replace(/^\s*\{|\}\s*$/g, '')
  return plain
    .split(isWrapped ? /\r?\n|\\\\/ : /\r?\n|\\\\(?![a-zA-Z])/)
    .map((line) => line.replace(LEADING, '').trim())
    .filter((line) => line !== '')
}

export type Working = {
  readonly lines: readonly WorkingLine[]
  /** The first line that does not follow, with the line that it should follow from. */
  readonly turned?: { readonly index: number; readonly from: Node; readonly to: Node }
}

/** Whether each line follows from the one before; `start` stands before the first. */
export function followLines(
  texts: readonly string[],
  start: Node | undefined,
  options: ReadOptions,
): Working {
  const lines: WorkingLine[] = []
  let before = start
  let turned: Working['turned']
  for (const [index, text] of texts.slice(0, MAX_LINES).entries()) {
    // A line that begins with = goes on with the expression above it.
    const read = parseMaths(text.replace(/^=(?!=)\s*/, ''), options)
    if (!read.ok) {
      lines.push({ text, latex: '', verdict: 'unread' })
      continue
    }
    const here = alongside(read.expression, before)
    const latex = printLatex(read.expression)
    if (before === undefined) lines.push({ text, latex, verdict: 'start' })
    else {
      const follows = isEqual(before, here) === true
      lines.push({ text, latex, verdict: follows ? 'follows' : 'turned' })
      if (!follows) turned ??= { index, from: before, to: here }
    }
    before = here
  }
  return turned === undefined ? { lines } : { lines, turned }
}

/** A bare value below an equation in one letter is that letter's value. */
export function alongside(node: Node, before: Node | undefined): Node {
  if (before === undefined || isStatement(node) || !isStatement(before)) return node
  const name = onlyVariable(before)
  if (name === undefined) return node
  const left: Node = { type: 'variable', name }
  const items = 'items' in node && node.type !== 'tuple' ? node.items : [node]
  const all = items.map((right): Node => ({ type: 'relation', sign: '=', left, right }))
  return all.length === 1 ? (all[0] ?? node) : { type: 'any', items: all }
}

function onlyVariable(node: Node): string | undefined {
  const [name, ...others] = variablesOf(node)
  return others.length === 0 ? name : undefined
}
