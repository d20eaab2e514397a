import { linesOf } from '#expressions/working-lines.ts'

/**
 * One line of an answer. `check`: the student puts the answer back in, which changes nothing of
 * it. `note`: what is done to both sides, written between two lines (`-18 -18`).
 */
export type TypedLine = {
  /** As it is shown. */
  readonly text: string
  /** What there is to read in it. */
  readonly maths: string
  readonly kind: 'line' | 'check' | 'note'
}

const TICKS = /\s*(?:[✓✔☑✅]️?|\\checkmark)\s*$/u
const CHECK =
  /^(?:to )?(?:check(?:ing)?|verif(?:y|ying|ication)|proof|test)\b(?:\s+(?:it|this|that|my answer))?\s*[:,.-]?\s*/i
const SIDE = /^(?:[LR]\.?H\.?S\.?)(?=[\s=:]|$)\s*[=:]?\s*/
const ARROWS =
  /\s*(?:⇒|⟹|⟶|→|∴|⇔|⟺|\\(?:implies|iff|therefore|(?:Long|long)?(?:left)?[Rr]ightarrow)(?![a-zA-Z]))\s*/u
const SO =
  /\s*(?:[,;.]\s*)?(?:\s|(?<=[,;.]))(?:and\s+)?(?:so|hence|therefore|thus|then|giving|gives|which (?:gives|means)|this (?:gives|means)|(?:we|you) get)(?:\s+that)?\s*[,:]?\s+/i
const FIRST_WORD = /^(?:when|if|for|where|with|at|let|sub(?:stitut(?:e|ing))?|put)\s+(?=[a-z]\s*=)/i
const LATER_WORD = /\s*,?\s+(?:when|if|for|where|with|at)\s+(?=[a-z]\s*=)/gi
const THEN = /\s*(?:[,:;]\s*(?:then|so)?|\b(?:then|so|gives|we get)\b|→|⇒|⟹|=>)\s*(?=[a-z]\s*=)/i

/** What is done to both sides, written twice, or once with a sign that begins no value. */
const STEP = String.raw`(?:[-+−]\s*\d+(?:\.\d+)?\s*[a-z]?|[÷×*/]\s*\(?\s*[-−]?\d+(?:\.\d+)?\s*\)?)`
const TWICE = new RegExp(String.raw`^\(?\s*(${STEP})(?:\s+|\s*[|;,&]\s*)(${STEP})\s*\)?$`)
const ONCE = new RegExp(String.raw`^[(|[]?\s*${STEP}\s*[)|\]]?$`)
const SAID =
  /^\(?\s*(?:(?:add(?:ing)?|subtract(?:ing)?|tak(?:e|ing)(?: away)?|minus|plus|divid(?:e|ing)|multipl(?:y|ying)|times|square|squaring|factori[sz](?:e|ing)|expand(?:ing)?|simplif(?:y|ying))\b[^=<>≤≥]*)\s*\)?$/i
const BESIDE = /\s*(?:\|\s*[-+−÷×*/:]\s*\d+(?:\.\d+)?[a-z]?|\(\s*[÷×]\s*\d+(?:\.\d+)?\s*\))\s*$/

/** Words, arrows and commands: without them a line is one step. */
const MORE_THAN_MATHS = /[a-z]{2}|=>|[^ -~]|\\|[,;]\s*$/i

const WORDS_BESIDE =
  /\s*\(\s*(?:add|subtract|take|minus|plus|divid|multipl|times|square|factori|expand|simplif|collect|both sides)[^()=<>≤≥]*\)\s*$/i
const AMPERSAND = /\s*&&?\s*(?=-?[a-z]\s*[=<>≤≥]|-?\d+\s*[<>≤≥])/gi

const RELATION = /[=<>≤≥≠]|\\(?:leq?|geq?|neq?|lt|gt)(?![a-zA-Z])/

/** The lines of an answer, a step each, with what is said beside them taken away. */
export function typedLines(value: string | readonly string[]): TypedLine[] {
  const pieces = linesOf(value).flatMap(stepsIn)
  return pieces.map((text, i): TypedLine => {
    const plain = text.replace(TICKS, '')
    const side = plain.replace(SIDE, '')
    if (side !== plain) return { text, maths: side, kind: 'check' }
    const check = plain.replace(CHECK, '')
    if (check !== plain) return { text, maths: check, kind: 'check' }
    if (isNote(plain, pieces[i + 1])) return { text, maths: '', kind: 'note' }
    const beside = plain.replace(BESIDE, '').replace(WORDS_BESIDE, '')
    const maths = beside !== plain && RELATION.test(beside) ? beside : plain
    return { text, maths: maths.replace(AMPERSAND, ' and '), kind: 'line' }
  })
}

/** Notes stand above an equation, or they might be the answer; what is done twice is the same. */
function isNote(text: string, below: string | undefined): boolean {
  if (below === undefined || !RELATION.test(below)) return false
  const [, left, right] = TWICE.exec(text) ?? []
  if (left !== undefined) return left.replace(/\s/g, '') === right?.replace(/\s/g, '')
  return ONCE.test(text) || SAID.test(text)
}

/** The steps that stand behind each other on one line: `2x = 6 ⇒ x = 3`, `2x = 6, so x = 3`. */
function stepsIn(line: string): string[] {
  if (!MORE_THAN_MATHS.test(line)) return [line]
  const when = line.replace(FIRST_WORD, '')
  const plain = (when === line ? line : when.replace(THEN, ', ')).replace(LATER_WORD, ', ')
  if (/\blim/.test(plain)) return [plain]
  return plain
    .split(ARROWS)
    .flatMap((piece) => piece.split(SO))
    .flatMap(byDoubleArrow)
    .map((piece) => piece.replace(/^[\s,;]+|[\s,;]+$/g, ''))
    .filter((piece) => piece !== '')
}

/** Parts at `=>`, but where it can be a sign of an inequality: before it no relation stands yet. */
function byDoubleArrow(line: string): string[] {
  const [first = '', ...others] = line.split('=>')
  const found = [first]
  for (const piece of others) {
    const last = found.at(-1) ?? ''
    if (RELATION.test(last) && piece.trim() !== '') found.push(piece)
    else found[found.length - 1] = `${last}=>${piece}`
  }
  return found
}
