import { CONSTANTS, FUNCTIONS, ROW_FUNCTIONS } from '#notation/names.ts'
import { isBound, type MatrixNode, type Node, type QuotientNode } from '#notation/node.ts'
import { bindingOf } from '#notation/print-latex.ts'

const RELATIONS: Readonly<Record<string, string>> = {
  '=': 'equals',
  '≠': 'is not equal to',
  '<': 'is less than',
  '>': 'is greater than',
  '≤': 'is less than or equal to',
  '≥': 'is greater than or equal to',
  '≈': 'is about',
  '∈': 'is in',
  '∉': 'is not in',
}

const SIGNS: Readonly<Record<string, string>> = {
  '+': 'plus',
  '-': 'minus',
  '±': 'plus or minus',
  '∓': 'minus or plus',
}

const SUM = 1
const PRODUCT = 2
const SIGN = 3
const ATOM = 5

const isShort = (node: Node): boolean =>
  node.type === 'number' || node.type === 'variable' || node.type === 'constant'

/** The mathematics as a person would read it out. */
export function speak(node: Node): string {
  switch (node.type) {
    case 'number':
      return numberWords(node.text)
    case 'variable':
      return nameWords(node.name)
    case 'constant':
      return CONSTANTS[node.name].speech
    case 'signed':
      return `${SIGNS[node.sign]} ${within(node.of, SIGN)}`
    case 'sum':
      return `${within(node.left, SUM)} ${SIGNS[node.sign]} ${within(node.right, PRODUCT)}`
    case 'product':
      return productWords(node)
    case 'quotient':
      return quotientWords(node)
    case 'mixed':
      return `${node.whole.text} and ${speak(node.fraction)}`
    case 'power':
      return `${within(node.base, ATOM)} ${powerWords(node.exponent)}`
    case 'root':
      return `the ${rootWords(node.index)} of ${speak(node.of)}${isShort(node.of) ? '' : ' end of root'}`
    case 'call':
      return callWords(node)
    case 'absolute':
      return `the absolute value of ${within(node.of, PRODUCT)}`
    case 'percent':
      return `${speak(node.of)} per cent`
    case 'degrees':
      return `${speak(node.of)} degrees`
    case 'factorial':
      return `${within(node.of, ATOM)} factorial`
    case 'relation':
      return `${speak(node.left)} ${RELATIONS[node.sign]} ${speak(node.right)}`
    case 'matrix':
      return matrixWords(node)
    case 'labelled':
      return `${speak(node.of)} ${labelWords(node.label)}`
    default:
      return rowWords(node)
  }
}

/** Speaks brackets where a piece binds too loosely to stand alone. */
const within = (child: Node, least: number): string =>
  bindingOf(child) < least ? `open bracket ${speak(child)} close bracket` : speak(child)

/** Speaks several pieces in a row. */
function rowWords(node: Extract<Node, { brackets?: string }>): string {
  const said = node.items.map(speak)
  switch (node.type) {
    case 'any':
      return said.join(', or ')
    case 'all':
      return said.join(', and ')
    case 'list':
      return said.join(', ')
    case 'ratio':
      return said.join(' to ')
    case 'union':
    case 'intersection':
      return `the ${node.type} of ${said.join(' and ')}`
    case 'difference':
      return said.join(' without ')
    case 'set':
      return `the set of ${said.join(', ')}`
    case 'tuple':
      if (node.brackets === '<>') return `the vector ${said.join(', ')}`
      return node.brackets === undefined
        ? `the point ${said.join(', ')}`
        : `the interval ${intervalWords(node.brackets, said)}`
  }
}

function numberWords(text: string): string {
  const [digits = '', power] = text
    .replace(/(\.\d+)\((\d+)\)$/, '$1 and then $2 recurring')
    .replace(/\((\d+)\)$/, '$1 recurring')
    .split(/e(?=[-+\d])/i)
  const shown = digits.startsWith('.') ? `0${digits}` : digits
  return power === undefined ? shown : `${shown} times 10 to the power ${spokenInteger(power)}`
}

function productWords(node: Extract<Node, { type: 'product' }>): string {
  const [left, right] = [within(node.left, PRODUCT), within(node.right, SIGN)]
  const needsWord =
    node.style !== 'implicit' || /^(\d|open|minus|the)/.test(right) || left.includes(' over ')
  return needsWord ? `${left} times ${right}` : `${left} ${right}`
}

function quotientWords({ style, left, right }: QuotientNode): string {
  if (style === 'divide') return `${within(left, PRODUCT)} divided by ${within(right, SIGN)}`
  const said = `${speak(left)} over ${speak(right)}`
  return isShort(left) && isShort(right) ? said : `the fraction ${said} end of fraction`
}

/** "the sum from k equals 1 to n of k, end of sum" */
function boundWords({ name, args }: Extract<Node, { type: 'call' }>): string {
  const [body, letter, from, to] = args.map(speak)
  const what = name === 'int' ? 'integral' : name === 'sum' ? 'sum' : 'product'
  const start = name === 'int' ? from : `${letter} equals ${from}`
  const ends = to === undefined ? '' : ` from ${start} to ${to}`
  const by = name === 'int' ? ` with respect to ${letter}` : ''
  return `the ${what}${ends} of ${body}${by}, end of ${what}`
}

function callWords(node: Extract<Node, { type: 'call' }>): string {
  const { name, args } = node
  if (isBound(node)) return boundWords(node)
  if (ROW_FUNCTIONS.has(name))
    return `the ${FUNCTIONS.get(name)} of ${args.map(speak).join(' and ')}`
  const [of, base] = args
  if (of === undefined) return name
  if (name === 'binom' && base !== undefined) return `${speak(of)} choose ${speak(base)}`
  const shown = FUNCTIONS.get(name) ?? nameWords(name)
  const said = base === undefined ? shown : `${shown} to base ${speak(base)}`
  return `${said} of ${of.type === 'relation' ? speak(of) : within(of, PRODUCT)}`
}

const labelWords = (label: string): string =>
  label
    .replace(/[\\{}^]/g, '')
    .replace(/²|2$/, ' squared')
    .replace(/³|3$/, ' cubed')
    .trim()

const nameWords = (name: string): string =>
  name.replace('/', ' by ').replace('_', ' sub ').replace(/'/g, ' prime').trim()

function matrixWords({ items, columns }: MatrixNode): string {
  const rows: string[] = []
  for (let i = 0; i < items.length; i += columns)
    rows.push(
      `row ${rows.length + 1}: ${items
        .slice(i, i + columns)
        .map(speak)
        .join(', ')}`,
    )
  return `the matrix with ${rows.join('; ')}; end of matrix`
}

function intervalWords(brackets: string, [from, to]: readonly string[]): string {
  const end = (isClosed: boolean) => (isClosed ? 'included' : 'left out')
  return `from ${from} ${end(brackets.startsWith('['))} to ${to} ${end(brackets.endsWith(']'))}`
}

const spokenInteger = (text: string): string =>
  Number(text) < 0 ? `minus ${-Number(text)}` : String(Number(text))

function powerWords(exponent: Node): string {
  if (exponent.type === 'number' && exponent.text === '2') return 'squared'
  if (exponent.type === 'number' && exponent.text === '3') return 'cubed'
  return `to the power ${speak(exponent)}`
}

function rootWords(index: Node | undefined): string {
  if (index === undefined) return 'square root'
  if (index.type === 'number' && index.text === '3') return 'cube root'
  return `root number ${speak(index)}`
}
