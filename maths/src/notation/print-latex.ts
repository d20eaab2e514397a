import { CONSTANTS, GREEK, LATEX_FUNCTIONS } from '#notation/names.ts'
import {
  bracketsOf,
  isBound,
  type MatrixNode,
  type Node,
  type SetOperation,
} from '#notation/node.ts'

/** How tightly each kind binds, so that brackets stand only where they are needed. */
const STATEMENT = 0
const SUM = 1
const PRODUCT = 2
const SIGN = 3
const POWER = 4
const ATOM = 5

export function bindingOf(node: Node): number {
  switch (node.type) {
    case 'sum':
      return SUM
    case 'product':
      return PRODUCT
    case 'quotient':
      return node.style === 'divide' ? PRODUCT : ATOM
    case 'mixed':
      return PRODUCT
    case 'call':
      return isBound(node) ? PRODUCT : ATOM
    case 'signed':
      return SIGN
    case 'power':
    case 'percent':
    case 'degrees':
    case 'factorial':
      return POWER
    case 'number':
      return /e/i.test(node.text) ? PRODUCT : ATOM
    case 'relation':
    case 'any':
    case 'all':
    case 'list':
    case 'union':
    case 'intersection':
    case 'difference':
    case 'ratio':
    case 'labelled':
      return STATEMENT
    default:
      return ATOM
  }
}

const RELATIONS: Readonly<Record<string, string>> = {
  '=': '=',
  '≠': '\\ne',
  '<': '<',
  '>': '>',
  '≤': '\\le',
  '≥': '\\ge',
  '≈': '\\approx',
  '∈': '\\in',
  '∉': '\\notin',
}

const SET_SIGNS: Readonly<Record<SetOperation, string>> = {
  union: '\\cup',
  intersection: '\\cap',
  difference: '\\setminus',
}

const SIGNS: Readonly<Record<string, string>> = { '+': '+', '-': '-', '±': '\\pm', '∓': '\\mp' }

const bracketed = (latex: string): string => `\\left(${latex}\\right)`

const tupleLatex = (brackets: string, inner: string): string =>
  brackets === '<>'
    ? `\\left\\langle ${inner}\\right\\rangle`
    : `\\left${brackets.charAt(0)}${inner}\\right${brackets.charAt(1)}`

/** Whether a sign is the first thing that is written. */
function beginsWithSign(node: Node): boolean {
  if (node.type === 'signed') return true
  return (node.type === 'product' || node.type === 'sum') && beginsWithSign(node.left)
}

/** LaTeX that KaTeX sets, of mathematics as it was written. */
export function printLatex(node: Node): string {
  const at = (child: Node, least: number): string => {
    const latex = printLatex(child)
    return bindingOf(child) < least ? bracketed(latex) : latex
  }
  // Two signs never stand side by side: 5 - (-3).
  const after = (child: Node, least: number): string =>
    beginsWithSign(child) ? bracketed(printLatex(child)) : at(child, least)
  switch (node.type) {
    case 'number':
      return numberLatex(node.text)
    case 'variable':
      return nameLatex(node.name)
    case 'constant':
      return CONSTANTS[node.name].latex
    case 'signed':
      return node.sign === '-'
        ? `-${after(node.of, SIGN)}`
        : `${SIGNS[node.sign]} ${after(node.of, SIGN)}`
    case 'sum':
      return `${at(node.left, SUM)} ${SIGNS[node.sign]} ${after(node.right, PRODUCT)}`
    case 'product':
      return productLatex(at(node.left, PRODUCT), at(node.right, POWER), node)
    case 'quotient':
      return node.style === 'divide'
        ? `${at(node.left, PRODUCT)} \\div ${after(node.right, SIGN)}`
        : `\\frac{${printLatex(node.left)}}{${printLatex(node.right)}}`
    case 'mixed':
      return `${node.whole.text}${printLatex(node.fraction)}`
    case 'power':
      return powerLatex(node)
    case 'root':
      return node.index === undefined
        ? `\\sqrt{${printLatex(node.of)}}`
        : `\\sqrt[${printLatex(node.index)}]{${printLatex(node.of)}}`
    case 'call':
      return callLatex(node, '')
    case 'absolute':
      return `\\left|${printLatex(node.of)}\\right|`
    case 'percent':
      return `${at(node.of, POWER)}\\%`
    case 'degrees':
      return `${at(node.of, POWER)}^{\\circ}`
    case 'factorial':
      return `${at(node.of, ATOM)}!`
    case 'relation':
      return `${sideLatex(node.left)} ${RELATIONS[node.sign]} ${sideLatex(node.right)}`
    case 'any':
      return node.items.map(printLatex).join(' \\text{ or } ')
    case 'all':
      return node.items.map((item, i) => linkLatex(item, node.items[i - 1])).join('')
    case 'list':
      return node.items.map(printLatex).join(',\\; ')
    case 'tuple':
      return tupleLatex(bracketsOf(node), node.items.map(printLatex).join(',\\; '))
    case 'set':
      return `\\left\\{${node.items.map(printLatex).join(',\\; ')}\\right\\}`
    case 'ratio':
      return node.items.map((item) => at(item, SUM)).join(' : ')
    case 'union':
    case 'intersection':
    case 'difference':
      return node.items.map((item) => at(item, SUM)).join(` ${SET_SIGNS[node.type]} `)
    case 'matrix':
      return matrixLatex(node)
    case 'labelled':
      return `${printLatex(node.of)}${labelLatex(node.label)}`
  }
}

/** Words, with the power of a unit: `cm2`. Money keeps its sign. */
function labelLatex(label: string): string {
  const [, words = '', power] = /^(.*?)(-?\d+)?$/.exec(label.replace(/[\\{}&#^_%~]/g, '')) ?? []
  const shown = words === '$' ? '\\$' : words
  return `\\text{ ${shown}}${power === undefined ? '' : `^{${power}}`}`
}

/** Sets, ratios and values with words need no brackets beside a relation; other statements do. */
function sideLatex(side: Node): string {
  const latex = printLatex(side)
  const isStatement = 'sign' in side && side.type === 'relation'
  const isSeveral = side.type === 'any' || side.type === 'all' || side.type === 'list'
  return isStatement || isSeveral ? bracketed(latex) : latex
}

function matrixLatex({ items, columns }: MatrixNode): string {
  const rows: string[] = []
  for (let i = 0; i < items.length; i += columns)
    rows.push(
      items
        .slice(i, i + columns)
        .map(printLatex)
        .join(' & '),
    )
  return `\\begin{pmatrix} ${rows.join(' \\\\ ')} \\end{pmatrix}`
}

/** One relation of several: a chain `1 < x < 3` is set without its middle twice. */
function linkLatex(item: Node, before: Node | undefined): string {
  if (before === undefined) return printLatex(item)
  const isChained =
    item.type === 'relation' && before.type === 'relation' && item.left === before.right
  return isChained
    ? ` ${RELATIONS[item.sign]} ${printLatex(item.right)}`
    : ` \\text{ and } ${printLatex(item)}`
}

function numberLatex(text: string): string {
  const [digits = '', power] = text.replace(/\((\d+)\)$/, '\\overline{$1}').split(/e(?=[-+\d])/i)
  const shown = digits.startsWith('.') ? `0${digits}` : digits
  return power === undefined ? shown : `${shown} \\times 10^{${Number(power)}}`
}

function nameLatex(name: string): string {
  const [, top, under] = /^d(.)\/d(.)$/.exec(name) ?? []
  if (top !== undefined) return `\\frac{d${top}}{d${under}}`
  const [whole = '', below] = name.split('_')
  const letter = whole.replace(/'/g, '')
  const primes = whole.slice(letter.length)
  const shown = letter.length > 1 ? `\\${letter}` : letter
  const isGreek = GREEK.includes(letter)
  const safe = letter.length > 1 && !isGreek ? `\\mathrm{${letter}}` : shown
  return below === undefined ? `${safe}${primes}` : `${safe}${primes}_{${below}}`
}

function productLatex(left: string, right: string, node: Extract<Node, { type: 'product' }>) {
  if (node.style === 'times') return `${left} \\times ${right}`
  if (node.style === 'dot') return `${left} \\cdot ${right}`
  // Two numbers side by side would read as one.
  if (/^[\d.-]/.test(right)) return `${left} \\times ${right}`
  const touches = /\\[a-zA-Z]+$/.test(left) && /^[a-zA-Z]/.test(right)
  return touches || /^\\frac/.test(right) ? `${left} ${right}` : `${left}${right}`
}

function powerLatex(node: Extract<Node, { type: 'power' }>): string {
  const exponent = `^{${printLatex(node.exponent)}}`
  if (node.base.type === 'call' && node.base.name !== 'log') return callLatex(node.base, exponent)
  const base = printLatex(node.base)
  const isBare = bindingOf(node.base) === ATOM && node.base.type !== 'quotient'
  return `${isBare ? base : bracketed(base)}${exponent}`
}

const BOUND_LATEX: Readonly<Record<string, string>> = { sum: '\\sum', prod: '\\prod', int: '\\int' }

/** `\\sum_{k=1}^{n} k`, `\\int_{0}^{1} x\\,dx`. */
function boundLatex({ name, args }: Extract<Node, { type: 'call' }>): string {
  const [body, letter, from, to] = args
  if (body === undefined || letter === undefined) return ''
  const by = printLatex(letter)
  const isIntegral = name === 'int'
  const shown = printLatex(body)
  const inner = !isIntegral && bindingOf(body) < PRODUCT ? bracketed(shown) : shown
  const start = from && `_{${isIntegral ? '' : `${by}=`}${printLatex(from)}}`
  const ends = start && to ? `${start}^{${printLatex(to)}}` : ''
  return `${BOUND_LATEX[name]}${ends} ${inner}${isIntegral ? `\\,d${by}` : ''}`
}

function callLatex(node: Extract<Node, { type: 'call' }>, exponent: string): string {
  if (isBound(node))
    return exponent === '' ? boundLatex(node) : `${bracketed(boundLatex(node))}${exponent}`
  const [upper, lower] = node.args
  if (node.name === 'binom' && upper !== undefined && lower !== undefined)
    return `\\binom{${printLatex(upper)}}{${printLatex(lower)}}${exponent}`
  if (node.name === 'floor' || node.name === 'ceil') {
    const inner = node.args.map(printLatex).join(',\\; ')
    return `\\left\\l${node.name} ${inner}\\right\\r${node.name}${exponent}`
  }
  const name = LATEX_FUNCTIONS.has(node.name)
    ? `\\${node.name}`
    : /^.'*$/.test(node.name)
      ? node.name
      : `\\operatorname{${node.name}}`
  const [of, base] = node.args
  if (node.name === 'log' && of !== undefined && base !== undefined)
    return `\\log_{${printLatex(base)}}${bracketed(printLatex(of))}`
  return `${name}${exponent}${bracketed(node.args.map(printLatex).join(',\\; '))}`
}
