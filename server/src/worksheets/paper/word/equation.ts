import { DOMParser, type Element } from '@xmldom/xmldom'
import katex from 'katex'
import { escaped, tag } from './xml.ts'

/** Signs under and over which Word writes limits, as one object with what follows. */
const large = new Set(['∑', '∏', '∫', '∬', '∭', '∮', '⋃', '⋂'])
/** Signs over a letter, as MathML writes them, and as Word does: combining ones. */
const accents: Readonly<Record<string, string>> = {
  '^': '\u0302',
  '˙': '\u0307',
  '¨': '\u0308',
  '~': '\u0303',
  '⃗': '\u20d7',
  '→': '\u20d7',
  ˉ: '\u0304',
}
const line = '‾'
const brackets = new Set([
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '|',
  '∥',
  '⟨',
  '⟩',
  '⌊',
  '⌋',
  '⌈',
  '⌉',
  '.',
])

/**
 * Returns a formula as an equation of Word (OMML, ECMA-376 part 1, 22.1) that can be edited there.
 * Throws where KaTeX cannot read it.
 */
export function equationOf(tex: string): string {
  const html = katex.renderToString(tex, { output: 'mathml', throwOnError: true, strict: 'ignore' })
  const maths = html.slice(html.indexOf('<math'), html.lastIndexOf('</math>') + '</math>'.length)
  const root = new DOMParser().parseFromString(maths, 'text/xml').documentElement
  const semantics = root && childrenOf(root)[0]
  const row = semantics && childrenOf(semantics)[0]
  if (!row) throw new Error(`KaTeX wrote no formula for ${tex}`)
  return tag('m:oMath', write(row))
}

const childrenOf = (element: Element): Element[] =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE)

/** Writes elements that stand in a row. A large sign takes what follows it; brackets what stands between them. */
function writeRow(elements: readonly Element[]): string {
  const [first, ...rest] = elements
  if (!first) return ''
  const close = isOpening(first) ? closingAt(elements) : -1
  if (close > 0) {
    const within = elements.slice(1, close)
    const end = elements[close]
    return (
      delimited(signOf(first), end ? signOf(end) : '', writeRow(within)) +
      writeRow(elements.slice(close + 1))
    )
  }
  const sums = largeSignOf(first)
  if (!sums) return write(first) + writeRow(rest)
  return tag(
    'm:nary',
    tag(
      'm:naryPr',
      value('m:chr', sums.sign) + value('m:limLoc', sums.isInline ? 'subSup' : 'undOvr'),
    ) +
      part('m:sub', sums.below) +
      part('m:sup', sums.above) +
      tag('m:e', writeRow(rest)),
  )
}

const isOpening = (element: Element) => element.getAttribute('fence') === 'true'

/** Where the fence that closes the first one stands: the last of the row, or the row's end where it is left open. */
function closingAt(elements: readonly Element[]): number {
  const last = elements.findLastIndex(isOpening)
  return last > 0 ? last : elements.length
}

const signOf = (element: Element) => {
  const text = element.textContent ?? ''
  return brackets.has(text) && text !== '.' ? text : ''
}

const delimited = (open: string, close: string, inside: string) =>
  tag('m:d', tag('m:dPr', value('m:begChr', open) + value('m:endChr', close)) + tag('m:e', inside))

function largeSignOf(element: Element) {
  const parts = childrenOf(element)
  const name = element.localName
  const sign = (name === 'mo' ? element : parts[0])?.textContent ?? ''
  if (
    !large.has(sign) ||
    !['mo', 'msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover'].includes(name ?? '')
  )
    return undefined
  const isInline = sign.startsWith('∫')
  if (name === 'msup' || name === 'mover')
    return { sign, isInline, below: undefined, above: parts[1] }
  return { sign, isInline, below: parts[1], above: parts[2] }
}

const writers: Readonly<Record<string, (parts: readonly Element[], element: Element) => string>> = {
  mfrac: ([over, under], element) =>
    tag(
      'm:f',
      (element.getAttribute('linethickness') === '0px'
        ? tag('m:fPr', value('m:type', 'noBar'))
        : '') +
        part('m:num', over) +
        part('m:den', under),
    ),
  msup: ([base, above]) => tag('m:sSup', part('m:e', base) + part('m:sup', above)),
  msub: ([base, below]) =>
    isLimit(base)
      ? tag('m:limLow', part('m:e', base) + part('m:lim', below))
      : tag('m:sSub', part('m:e', base) + part('m:sub', below)),
  msubsup: ([base, below, above]) =>
    tag('m:sSubSup', part('m:e', base) + part('m:sub', below) + part('m:sup', above)),
  msqrt: (parts) =>
    tag(
      'm:rad',
      tag('m:radPr', value('m:degHide', '1')) + tag('m:deg', '') + tag('m:e', writeRow(parts)),
    ),
  mroot: ([base, degree]) => tag('m:rad', part('m:deg', degree) + part('m:e', base)),
  mover: ([base, over]) => writeOver(base, over),
  munder: ([base, under]) => writeUnder(base, under),
  munderover: ([base, under, over]) =>
    tag('m:limUpp', tag('m:e', writeUnder(base, under)) + part('m:lim', over)),
  mtable: (rows) =>
    tag(
      'm:m',
      rows
        .map((row) =>
          tag(
            'm:mr',
            childrenOf(row)
              .map((cell) => tag('m:e', writeRow(childrenOf(cell))))
              .join(''),
          ),
        )
        .join(''),
    ),
  menclose: (parts, element) => tag('m:borderBox', strikeOf(element) + tag('m:e', writeRow(parts))),
  mphantom: (parts) =>
    tag('m:phant', tag('m:phantPr', value('m:show', '0')) + tag('m:e', writeRow(parts))),
  mspace: () => run(' '),
  mtext: (_, element) => run(element.textContent ?? '', '<m:nor/>'),
  mn: (_, element) => run(element.textContent ?? ''),
  mo: (parts, element) => (parts.length > 0 ? writeRow(parts) : run(element.textContent ?? '')),
  mi: (_, element) => run(element.textContent ?? '', styleOf(element)),
}

const write = (element: Element): string => {
  const parts = childrenOf(element)
  const writer = writers[element.localName ?? '']
  // What only groups (a row, a style, padding) is written as what stands in it.
  return writer ? writer(parts, element) : writeRow(parts)
}

const part = (name: string, element: Element | undefined) =>
  tag(name, element ? write(element) : '')

/** A sign that says that a function's name is over is not seen. */
const applied = /\u2061/g

const run = (text: string, style = ''): string => {
  const seen = text.replace(applied, '')
  if (seen === '') return ''
  return tag(
    'm:r',
    (style && tag('m:rPr', style)) + `<m:t xml:space="preserve">${escaped(seen)}</m:t>`,
  )
}

const value = (name: string, text: string) => `<${name} m:val="${escaped(text)}"/>`

function styleOf(element: Element): string {
  const variant = element.getAttribute('mathvariant')
  if (variant?.startsWith('bold')) return value('m:sty', variant === 'bold' ? 'b' : 'bi')
  // A letter is italic by itself, and a name of several is not.
  const isUpright = variant === 'normal' || [...(element.textContent ?? '')].length > 1
  return isUpright ? value('m:sty', 'p') : ''
}

/** Under these names stands what they go to. */
const isLimit = (base: Element | undefined) =>
  /^(?:lim|max|min|sup|inf)$/.test((base?.textContent ?? '').replace(applied, ''))

function writeOver(base: Element | undefined, over: Element | undefined): string {
  const sign = over?.textContent ?? ''
  if (sign === line) return tag('m:bar', tag('m:barPr', value('m:pos', 'top')) + part('m:e', base))
  const isLong = (base?.textContent ?? '').length > 1
  if (sign === '⏞' || (isLong && (sign === '→' || sign === '←'))) return grouped(sign, 'top', base)
  const accent = accents[sign]
  if (accent) return tag('m:acc', tag('m:accPr', value('m:chr', accent)) + part('m:e', base))
  return tag('m:limUpp', part('m:e', base) + part('m:lim', over))
}

function writeUnder(base: Element | undefined, under: Element | undefined): string {
  const sign = under?.textContent ?? ''
  if (sign === line) return tag('m:bar', tag('m:barPr', value('m:pos', 'bot')) + part('m:e', base))
  if (sign === '⏟') return grouped(sign, 'bot', base)
  return tag('m:limLow', part('m:e', base) + part('m:lim', under))
}

const grouped = (sign: string, position: string, base: Element | undefined) =>
  tag(
    'm:groupChr',
    tag('m:groupChrPr', value('m:chr', sign) + value('m:pos', position)) + part('m:e', base),
  )

const sides = ['hideTop', 'hideBot', 'hideLeft', 'hideRight']

/** A box is drawn; a stroke through it hides its sides. */
function strikeOf(element: Element): string {
  const notation = element.getAttribute('notation') ?? ''
  if (!notation.includes('strike')) return ''
  const strikes = [
    ...(notation.includes('updiagonal') ? ['strikeBLTR'] : []),
    ...(notation.includes('downdiagonal') ? ['strikeTLBR'] : []),
    ...(notation.includes('horizontal') ? ['strikeH'] : []),
  ]
  return tag(
    'm:borderBoxPr',
    [...sides, ...strikes].map((name) => value(`m:${name}`, '1')).join(''),
  )
}
