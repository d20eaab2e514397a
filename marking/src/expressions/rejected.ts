import type { TypedLine } from '#expressions/typed-lines.ts'

const WORDS = String.raw`(?:is\s+)?(?:reject(?:ed)?|discard(?:ed)?|extraneous|invalid|inadmissible|impossible|not\s+(?:valid|possible|allowed|a\s+solution)|n\/a)`
/** `(reject)`, `(rejected since x > 0)`; without brackets only where nothing follows. */
const BEHIND = new RegExp(
  String.raw`\s{0,9}(?:\(\s*${WORDS}\b[^()]*\)|[-–:]?\s*\b${WORDS}\s*\.?(?=\s*(?:$|[,;]|\b(?:or|and)\b)))`,
  'gi',
)
/** `reject x = -3`, `so reject -3`. */
const BEFORE = /^(?:so\s+|we\s+|I\s+)*(?:reject|discard|ignore)\s+(?=[a-z]\s*=|[-−–\d])/i
const ANY = new RegExp(String.raw`\b(?:${WORDS}|ignore)\b`, 'i')

/** A mark that nobody types, in the place of the words. */
const MARK = '\u0000'

/** One value, by its letter or bare. */
const VALUE = /^(?:([a-zA-Z])\s*=\s*)?(?:\\(?:[dt]?frac|sqrt|pi)|[^=<>≤≥a-zA-Z])+$/

type Piece = { readonly text: string; readonly letter: string; readonly isRejected: boolean }

/**
 * Lines without the solutions that are rejected in them or below them: `x = 2, x = -3 (reject)`. A
 * line stays as it is where it is not plain what is kept.
 */
export function withoutRejected(lines: readonly TypedLine[]): readonly TypedLine[] {
  if (!lines.some(({ text }) => ANY.test(text))) return lines
  const kept = [...lines]
  for (const [at, line] of kept.entries()) {
    const pieces = line.kind === 'line' && ANY.test(line.maths) ? piecesOf(line.maths) : undefined
    if (pieces === undefined) continue
    const own = keptOf(pieces)
    if (own.length > 0) kept[at] = { ...line, maths: own.join(' or ') }
    else if (takesFrom(kept, at, pieces)) kept[at] = { ...line, maths: '', kind: 'note' }
  }
  return kept
}

/** The values that a line names, all of one letter: with more it is a point. Undefined of any other line. */
function piecesOf(text: string): readonly Piece[] | undefined {
  const marked = text.replace(BEHIND, `${MARK},`)
  const parts = marked.split(/\s*[,;]\s*|\s+(?:or|and)\s+/i).filter((part) => part.trim() !== '')
  const pieces = parts.map((part): Piece | undefined => {
    const bare = part
      .replace(MARK, '')
      .replace(/^(?:or|and)\s+/i, '')
      .replace(BEFORE, '')
      .trim()
    const [whole, letter = ''] = VALUE.exec(bare) ?? []
    return whole === undefined || bare.split('(').length !== bare.split(')').length
      ? undefined
      : { text: bare, letter, isRejected: part.includes(MARK) || BEFORE.test(part.trim()) }
  })
  const all = pieces.filter((piece) => piece !== undefined)
  const letters = new Set(all.flatMap(({ letter }) => (letter === '' ? [] : [letter])))
  return all.length === pieces.length && letters.size < 2 ? all : undefined
}

/** What is kept of a line; nothing where it does not name what it rejects besides. */
function keptOf(pieces: readonly Piece[]): readonly string[] {
  const gone = new Set(pieces.filter(({ isRejected }) => isRejected).map(bareValue))
  return pieces
    .filter((piece) => !piece.isRejected && !gone.has(bareValue(piece)))
    .map(({ text }) => text)
}

const bareValue = ({ text }: Piece): string =>
  text
    .replace(/^[a-zA-Z]\s*=/, '')
    .replace(/\s/g, '')
    .replace(/[−–]/g, '-')

/**
 * A line of which all is rejected. It may stand beside a line with another solution, or below one
 * with both, from which it takes its own.
 */
function takesFrom(lines: TypedLine[], at: number, rejected: readonly Piece[]): boolean {
  const gone = new Set(rejected.map(bareValue))
  for (const near of [at - 1, at + 1]) {
    const line = lines[near]
    const pieces = line?.kind === 'line' ? piecesOf(line.maths) : undefined
    if (line === undefined || pieces === undefined) continue
    const own = pieces.filter((piece) => !piece.isRejected && !gone.has(bareValue(piece)))
    if (own.length === 0) continue
    if (own.length < pieces.length)
      lines[near] = { ...line, maths: own.map(({ text }) => text).join(' or ') }
    return true
  }
  return false
}
