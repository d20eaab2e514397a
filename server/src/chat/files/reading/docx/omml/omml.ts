import type { Element } from '@xmldom/xmldom'
import { childOf, childrenOf, deeper, isMaths, propertyOf, textOf } from '../xml.ts'
import { accentOf, delimiterOf, groupOf } from './marks.ts'
import { signOf, signsOf, wordsOf } from './signs.ts'

/** What a writer of one element needs: the LaTeX of its parts. */
type Parts = {
  readonly element: Element
  /** Of the first part with this name. */
  readonly part: (name: string) => string
  /** Of each part with this name. */
  readonly all: (name: string) => string[]
  /** A value of its properties. */
  readonly property: (name: string) => string | undefined
  readonly has: (name: string) => boolean
}

/** One sign, one command or one pair of braces is a base by itself. */
const single = /^(?:.|\\[a-zA-Z]+|\{[^{}]*\}|\\left.*\\right.)$/su
const base = (latex: string) => (single.test(latex) ? latex : `{${latex}}`)
/** A prime stands above the line by itself. */
const raised = (latex: string) => (/^'+$/.test(latex) ? latex : `^{${latex}}`)
const rowEnd = ' \\\\ '
const plain = (latex: string) => latex.replace(/^\{([^{}]*)\}$/, '$1')

/** Writes each kind of element (ECMA-376, part 1, 22.1). */
const writers: Readonly<Record<string, (parts: Parts) => string>> = {
  f: fraction,
  sSup: ({ part }) => `${base(part('e'))}${raised(part('sup'))}`,
  sSub: ({ part }) => `${base(part('e'))}_{${part('sub')}}`,
  sSubSup: ({ part }) => `${base(part('e'))}_{${part('sub')}}^{${part('sup')}}`,
  sPre: ({ part }) => `{}_{${part('sub')}}^{${part('sup')}}${base(part('e'))}`,
  rad: root,
  nary,
  d: delimited,
  m: (parts) => matrix(parts, 'matrix'),
  eqArr: ({ all }) => `\\begin{aligned}${all('e').join(rowEnd)}\\end{aligned}`,
  func: ({ part }) => `${part('fName').trim()} ${part('e')}`,
  limLow: ({ part }) => `${limited(part('e'))}_{${part('lim')}}`,
  limUpp: ({ part }) => `${limited(part('e'))}^{${part('lim')}}`,
  acc: ({ part, property }) => `\\${accentOf(property('chr'))}{${part('e')}}`,
  bar: ({ part, property }) =>
    `\\${property('pos') === 'top' ? 'overline' : 'underline'}{${part('e')}}`,
  groupChr: ({ part, property }) => `\\${groupOf(property('chr'), property('pos'))}{${part('e')}}`,
  borderBox: ({ part }) => `\\boxed{${part('e')}}`,
}

const letters = /^[A-Za-z]+$/
const isOff = ['0', 'false', 'off']

/** Returns an equation of a Word document as LaTeX, without the dollar signs around it. */
export function latexOf(equation: Element): string {
  return inside(equation, 0)
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[}^_),.])/g, '')
    .trim()
}

const inside = (parent: Element, depth: number): string =>
  childrenOf(parent)
    .map((child) => write(child, deeper(depth)))
    .join('')

function write(element: Element, depth: number): string {
  const name = element.localName ?? ''
  if (name.endsWith('Pr') || name === 'del' || name === 'moveFrom') return ''
  if (name === 't') return isMaths(element) ? signsOf(textOf(element)) : wordsOf(textOf(element))
  if (name === 'r' && isMaths(element)) return run(element)
  const writer = isMaths(element) ? writers[name] : undefined
  if (!writer) return inside(element, depth)
  const named = (wanted: string) =>
    childrenOf(element).filter(({ localName }) => localName === wanted)
  const all = (wanted: string) => named(wanted).map((each) => inside(each, depth).trim())
  const properties = childOf(element, `${name}Pr`)
  return writer({
    element,
    all,
    part: (wanted) => all(wanted)[0] ?? '',
    property: (wanted) => propertyOf(childOf(properties, wanted)),
    has: (wanted) => {
      const found = childOf(properties, wanted)
      return found !== undefined && !isOff.includes(propertyOf(found) ?? '1')
    },
  })
}

const upright = /^[\p{L}\p{N}\s.,'-]*\p{L}{2}[\p{L}\p{N}\s.,'-]*$/u

/** Writes a run: words where it says that it is text, signs else. */
function run(element: Element): string {
  const properties = childrenOf(element)
    .filter(({ localName }) => localName === 'rPr')
    .find(isMaths)
  const text = childrenOf(element)
    .filter(({ localName }) => localName === 't')
    .map(textOf)
    .join('')
  const isText = childOf(properties, 'nor') !== undefined
  const style = propertyOf(childOf(properties, 'sty'))
  const isUpright = style === 'p'
  const signs = signsOf(text)
  if (style?.startsWith('b') && letters.test(text)) return `\\mathbf{${text}}`
  if (isText || (isUpright && upright.test(text) && !signs.includes('\\'))) return wordsOf(text)
  return signs
}

function fraction({ part, property }: Parts): string {
  const [num, den] = [part('num'), part('den')]
  switch (property('type')) {
    case 'lin':
    case 'skw':
      return `${base(num)}/${base(den)}`
    case 'noBar':
      return `{${num} \\atop ${den}}`
    default:
      return `\\frac{${num}}{${den}}`
  }
}

function root({ part, has }: Parts): string {
  const degree = has('degHide') ? '' : part('deg')
  return `\\sqrt${degree && `[${degree}]`}{${part('e')}}`
}

function nary({ part, property, has }: Parts): string {
  const sign = signOf(property('chr') ?? '∫').trim()
  const [sub, sup] = [has('subHide') ? '' : part('sub'), has('supHide') ? '' : part('sup')]
  const limits = `${sub && `_{${sub}}`}${sup && `^{${sup}}`}`
  return `${sign}${limits} ${part('e')}`
}

/** A name that limits stand at; anything else gets its limits by force. */
const limited = (latex: string) =>
  /^\\(?:lim|max|min|sup|inf|sum|prod|(?:over|under)brace\b.*)$/s.test(plain(latex))
    ? plain(latex)
    : `\\mathop{${latex}}\\limits`

const matrices: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
}

function matrix({ element }: Pick<Parts, 'element'>, environment: string): string {
  const rows = childrenOf(element)
    .filter(({ localName }) => localName === 'mr')
    .map((row) => childrenOf(row).map((cell) => inside(cell, 0).trim()))
  const lines = rows.map((cells) => cells.join(' & ')).join(rowEnd)
  return `\\begin{${environment}}${lines}\\end{${environment}}`
}

/** Writes what stands in brackets. A matrix, two lines in one, and equations in a brace have brackets of their own. */
function delimited({ element, all, property }: Parts): string {
  const [begin, end] = [property('begChr') ?? '(', property('endChr') ?? ')']
  const within = childrenOf(element).filter(({ localName }) => localName === 'e')
  const [only, ...others] = within
    .flatMap(childrenOf)
    .filter(({ localName }) => localName !== 'ctrlPr')
  const alone = others.length === 0 ? only : undefined
  const environment = matrices[begin + end]
  if (alone?.localName === 'm' && environment) return matrix({ element: alone }, environment)
  if (alone?.localName === 'eqArr' && begin === '{' && end === '') {
    const lines = childrenOf(alone).filter(({ localName }) => localName === 'e')
    return `\\begin{cases}${lines.map((line) => inside(line, 0).trim()).join(rowEnd)}\\end{cases}`
  }
  const words = all('e').join(` ${delimiterOf(property('sepChr') ?? '|')} `)
  const atop = /^\{(.*) \\atop (.*)\}$/s.exec(words)
  if (atop && begin === '(' && end === ')') return `\\binom{${atop[1]}}{${atop[2]}}`
  return `\\left${delimiterOf(begin)}${words}\\right${delimiterOf(end)}`
}
