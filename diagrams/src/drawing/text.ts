import type { Box, LabelMark, LabelText, Point } from '#drawing/marks.ts'
import { showNumber } from '#drawing/numbers.ts'
import type { Label } from '#types/common.ts'

export type LabelLook = {
  /** Which side of the label stands at the place. */
  readonly anchor?: 'start' | 'middle' | 'end' | undefined
  readonly valign?: 'top' | 'middle' | 'bottom' | undefined
  readonly size?: number | undefined
  readonly bold?: boolean | undefined
  readonly halo?: boolean | undefined
  /** Words go on in the next line beyond this width. */
  readonly maxWidth?: number | undefined
}

export const TEXT_SIZE = 15
const FRACTION_SIZE = 0.86
const LINE_HEIGHT = 1.22

type Span = { readonly text: string; readonly italic: boolean }
type Piece =
  | { readonly spans: readonly Span[]; readonly width: number }
  | { readonly top: readonly Span[]; readonly under: readonly Span[]; readonly width: number }

const powers = new Map(
  [...'0123456789+-−n'].map((each, at) => [each, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻ⁿ'][at] ?? '']),
)
const indices = new Map(
  [...'0123456789+-−'].map((each, at) => [each, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋'][at] ?? '']),
)

const raised = (text: string, signs: ReadonlyMap<string, string>) =>
  [...text].map((each) => signs.get(each) ?? each).join('')

/** The text of a label as it is shown and read out. */
export function textOf(label: Label): string {
  const text = typeof label === 'object' ? label.text : label
  if (typeof text === 'number') return showNumber(text)
  return text
    .replaceAll('$', '')
    .replaceAll(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replaceAll('\\times', '×')
    .replaceAll('\\pi', 'π')
    .replaceAll(/\^\{?([-−+]?[\dn]+)\}?/g, (_, power: string) => raised(power, powers))
    .replaceAll(/_\{?(\d+)\}?/g, (_, index: string) => raised(index, indices))
    .replaceAll(/(^|[\s(=<>≤≥,[])-(?=[\d.a-zπ√])/g, '$1−')
    .replaceAll(' - ', ' − ')
    .trim()
}

const wordsOfMaths =
  /^(sin|cos|tan|log|ln|mm|cm|km|ml|cl|kg|mg|kJ|kN|Hz|kHz|kW|mA|min|st|nd|rd|th)$/

/** Splits a text into upright and italic: a small letter by itself is a variable, not after “5 ”, where it is a unit. */
function spansOf(text: string, label: Label): Span[] {
  const chosen = typeof label === 'object' ? label.italic : undefined
  if (chosen !== undefined) return [{ text, italic: chosen }]
  const hasWords = (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !wordsOfMaths.test(word))
  if (hasWords) return [{ text, italic: false }]
  const spans: Span[] = []
  let at = 0
  for (const found of text.matchAll(/(?<![\p{L}])(?<!\d )[a-zθαβφλ](?![\p{L}])/gu)) {
    if (found.index > at) spans.push({ text: text.slice(at, found.index), italic: false })
    spans.push({ text: found[0], italic: true })
    at = found.index + 1
  }
  if (at < text.length || spans.length === 0) spans.push({ text: text.slice(at), italic: false })
  return spans
}

const narrow = new Set([...'iljtfrI.,:;!|\'’()[]/·‘"-'])
const wide = new Set([...'mwMWQ@%—≤≥Ω'])

/** The width of a text, estimated from those of the house font. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, each) => sum + glyphWidth(each), 0) * size

function glyphWidth(glyph: string): number {
  if (glyph === ' ') return 0.26
  if (narrow.has(glyph)) return 0.33
  if (wide.has(glyph)) return 0.88
  if (/[⁰¹²³⁴-₉₊-₋ⁿ°]/.test(glyph)) return 0.38
  return /\p{Lu}/u.test(glyph) ? 0.68 : 0.57
}

const FRACTION = /(?<![\p{L}\d.])(\d*π|\d+|[a-z])\/(\d+)(?![\p{L}\d])/u

function piecesOf(line: string, label: Label, size: number): Piece[] {
  const pieces: Piece[] = []
  let rest = line
  const flow = (text: string) => {
    if (text !== '') pieces.push({ spans: spansOf(text, label), width: widthOf(text, size) })
  }
  for (let found = FRACTION.exec(rest); found; found = FRACTION.exec(rest)) {
    const [all, top = '', under = ''] = found
    // Sets a whole number close to its fraction.
    flow(rest.slice(0, found.index).replace(/(\d) $/, '$1'))
    const small = size * FRACTION_SIZE
    const width = Math.max(widthOf(top, small), widthOf(under, small)) + 4
    pieces.push({ top: spansOf(top, label), under: spansOf(under, label), width })
    rest = rest.slice(found.index + all.length)
  }
  flow(rest)
  return pieces
}

function wrap(text: string, size: number, maxWidth: number | undefined): string[] {
  if (maxWidth === undefined) return text.split('\n')
  return text.split('\n').flatMap((line) => {
    const lines: string[] = []
    let now = ''
    for (const word of line.split(' ')) {
      const longer = now === '' ? word : `${now} ${word}`
      if (now !== '' && widthOf(longer, size) > maxWidth) {
        lines.push(now)
        now = word
      } else now = longer
    }
    return [...lines, now]
  })
}

/** A label as a mark, with its box. */
export function makeLabel(at: Point, label: Label, look: LabelLook = {}): LabelMark {
  const { anchor = 'middle', valign = 'middle', size = TEXT_SIZE, maxWidth } = look
  const text = textOf(label)
  const lines = wrap(text, size, maxWidth).map((line) => {
    const pieces = piecesOf(line, label, size)
    const isTall = pieces.some((piece) => 'top' in piece)
    return {
      pieces,
      width: pieces.reduce((sum, { width }) => sum + width, 0) + Math.max(0, pieces.length - 1),
      height: size * (isTall ? 2.1 : LINE_HEIGHT),
    }
  })
  const height = lines.reduce((sum, line) => sum + line.height, 0)
  const width = Math.max(...lines.map((line) => line.width))
  const top = at[1] - (valign === 'top' ? 0 : valign === 'bottom' ? height : height / 2)
  const startOf = (own: number) =>
    at[0] - (anchor === 'start' ? 0 : anchor === 'end' ? own : own / 2)
  const texts: LabelText[] = []
  const bars: LabelMark['bars'][number][] = []
  let y = top
  for (const line of lines) {
    setLine(line.pieces, [startOf(line.width), y + line.height / 2], anchor, size, texts, bars)
    y += line.height
  }
  return {
    shape: 'label',
    texts,
    bars,
    box: { x: startOf(width), y: top, width, height },
    size,
    bold: look.bold ?? (typeof label === 'object' && label.bold === true),
    halo: look.halo ?? false,
    text,
  }
}

function setLine(
  pieces: readonly Piece[],
  start: Point,
  anchor: 'start' | 'middle' | 'end',
  size: number,
  texts: LabelText[],
  bars: LabelMark['bars'][number][],
): void {
  let [x] = start
  const middle = start[1]
  const isOne = pieces.length === 1
  for (const [at, piece] of pieces.entries()) {
    if ('top' in piece) {
      const small = size * FRACTION_SIZE
      const centre = x + piece.width / 2
      const over: Point = [centre, middle - size * 0.24]
      const below: Point = [centre, middle + size * 0.2 + small * 0.76]
      texts.push({ at: over, anchor: 'middle', size: small, spans: piece.top })
      texts.push({ at: below, anchor: 'middle', size: small, spans: piece.under })
      bars.push({ from: [x + 0.5, middle], to: [x + piece.width - 0.5, middle] })
    } else {
      // A text by itself keeps its own anchor, so that another font leaves it where it is meant.
      const own = isOne ? anchor : at === 0 ? 'end' : 'start'
      const from = own === 'start' ? x : own === 'end' ? x + piece.width : x + piece.width / 2
      const { spans } = piece
      texts.push({ at: [from, middle + size * 0.35], anchor: own, size, spans })
    }
    x += piece.width + 1
  }
}

export const growBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})
