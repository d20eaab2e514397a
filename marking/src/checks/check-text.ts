import { keyTexts } from '#checks/key-values.ts'
import type { Question } from '#question.ts'

/** Shapes that a filled hole leaves behind where a format is missing: `+ -3`, `x - -2`, `1x`. */
const LEFTOVERS: readonly RegExp[] = [/[+-]\s*[+-]\s*\d/, /(?<![\d.,^_{}])[01][a-zA-Z](?![a-zA-Z])/]

/** What cannot be read in the texts of a drawn question: open holes, odd dollar signs, leftovers. */
export function textProblems(drawn: Question): string[] {
  const problems: string[] = []
  const open = JSON.stringify(drawn).match(/\{\{[^"]{0,30}/)
  if (open !== null && /\{\{\s*[\w(]/.test(open[0])) problems.push(`not filled: “${open[0]}”`)
  for (const text of textsOf(drawn)) {
    const pieces = text.replaceAll('$$', '$').split('$')
    if (pieces.length % 2 === 0) problems.push('text: a dollar sign has no partner')
    const maths = pieces.filter((_, i) => i % 2 === 1)
    const odd = maths.find((piece) => LEFTOVERS.some((leftover) => leftover.test(piece)))
    if (odd !== undefined) problems.push(`text: “${odd}” does not read well`)
  }
  return problems
}

function textsOf(drawn: Question): readonly string[] {
  const own = [drawn.text, ...drawn.hints, ...drawn.method_answer.map(({ text }) => text)]
  if (drawn.type === 'multi_part') return [...own, ...drawn.sub_questions.flatMap(textsOf)]
  if ('options' in drawn) return [...own, ...drawn.options.map(({ text }) => text)]
  return own
}

/** The hint that holds the answer of a drawn question, if one does. */
export function tellingHint(drawn: Question): string | undefined {
  if (drawn.type === 'multi_part') {
    const inPart = drawn.sub_questions.map(tellingHint).find((hint) => hint !== undefined)
    if (inPart !== undefined) return inPart
  }
  const keys = keyTexts(drawn)
    .map(plain)
    .filter((text) => text !== '')
  return drawn.hints.find((hint) => keys.some((key) => isIn(plain(hint), key)))
}

const plain = (text: string): string =>
  text
    .replace(/[\s$\\]+/g, ' ')
    .trim()
    .toLowerCase()

/** As a whole: `3` is not in `13`, nor in `3/4`. */
function isIn(text: string, key: string): boolean {
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + key.length)]
    const isCut = /[\p{L}\d.,/^_-]$/u.test(before) || /^(?:[\p{L}\d/^_]|[.,]\d)/u.test(after)
    if (!isCut) return true
  }
  return false
}
