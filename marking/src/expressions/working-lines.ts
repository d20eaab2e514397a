import { parseMaths, type ReadOptions } from '@learngrove/maths'
import { finalAnswer, type Node, printLatex } from '@learngrove/maths/notation'

const LEADING =
  /^\s*(?:(?:=>|⇒|→|⟹|∴|\\(?:implies|Rightarrow|therefore|Leftrightarrow)|and\s+so\b|so\b|hence\b|then\b|thus\b|therefore\b|giving\b|this gives\b|we get\b)[\s,:]*)+/i
const WRAPPED =
  /\\begin\{(?:aligned|align\*?|array|gathered)\}(?:\{[a-z]*\})?|\\end\{[a-z*]+\}|\\displaylines\b/g
/** `dy/dx =` as typed or in LaTeX, `y' =`, `f'(x) =`. */
const SLOPE =
  /^\s*(?:d\s*([a-z])\s*\/\s*d\s*([a-z])|\\frac\{d\s*([a-z])\}\{d\s*([a-z])\}|([a-z])\s*['′](?:\s*\(\s*[a-z]\s*\))?)\s*=\s*(?=\S)/
const UPRIGHT_D = /\\mathrm\{d\}|\\differentialD\s?/g

/** The lines of an answer, without arrows, words like "so" and empty ones. */
export function linesOf(value: string | readonly string[]): string[] {
  const text = finalAnswer(typeof value === 'string' ? value : value.join('\n'))
  const isWrapped = /\\begin\{|\\displaylines/.test(text)
  let plain = text.replace(WRAPPED, '')
  if (isWrapped) plain = plain.replace(/&/g, '').replace(/^\s*\{|\}\s*$/g, '')
  return plain
    .split(isWrapped ? /\r?\n|\\\\/ : /\r?\n|\\\\(?![a-zA-Z])/)
    .map((line) => line.replace(LEADING, '').trim())
    .filter((line) => line !== '')
}

/** What stands before the sign of `dy/dx = …`; of `y' = …` it is not said by which letter. */
export type Lead = { readonly of: string; readonly by?: string }

/** Cuts `dy/dx =`, and a leading equals sign, which goes on with the expression above. */
export function splitLead(text: string): { readonly lead?: Lead; readonly rest: string } {
  const plain = text.replace(UPRIGHT_D, 'd')
  const found = SLOPE.exec(plain)
  if (found === null) return { rest: text.replace(/^\s*=(?!=)\s*/, '') }
  const [all, y1, x1, y2, x2, prime] = found
  const [of, by] = [y1 ?? y2 ?? prime ?? '', x1 ?? x2]
  return { lead: by === undefined ? { of } : { of, by }, rest: plain.slice(all.length) }
}

/**
 * The part of an answer that is held against the key. `dy/dx =` is left out only where the key
 * begins alike, or where the key is bare and in x: `dx/dy = 2x` is another statement.
 */
export function answerText(
  text: string,
  key: Lead | undefined,
  letters: readonly string[],
): string {
  const { lead, rest } = splitLead(text)
  if (lead?.by === undefined) return rest
  const { of, by } = lead
  const isMeant =
    key?.by === undefined
      ? !letters.includes(of) && (letters.includes(by) || letters.length === 0)
      : key.of === of && key.by === by
  return isMeant ? rest : text
}

export type ReadLine =
  | { readonly ok: false }
  | {
      readonly ok: true
      readonly node: Node
      readonly latex: string
      /** It says what the slope is: `dy/dx = …`; the node is what stands after the sign. */
      readonly lead?: Lead
    }

export function readLine(text: string, options: ReadOptions): ReadLine {
  const { lead, rest } = splitLead(text)
  const read = parseMaths(rest, options)
  if (!read.ok) return { ok: false }
  const node = read.expression
  const latex = leadLatex(lead) + printLatex(node)
  return lead === undefined ? { ok: true, node, latex } : { ok: true, node, latex, lead }
}

const leadLatex = (lead: Lead | undefined): string =>
  lead === undefined
    ? ''
    : lead.by === undefined
      ? `${lead.of}' = `
      : `\\frac{d${lead.of}}{d${lead.by}} = `
