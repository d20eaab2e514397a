import { CONSTANTS, FUNCTIONS } from '#notation/names.ts'
import type { MatrixNode, Node } from '#notation/node.ts'
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

const PRODUCT = 2
const SIGN = 3
const ATOM = 5

const isShort = (node: Node): boolean =>
  node.type === 'number' || node.type === 'variable' || node.type === 'constant'

/** The mathematics as a person would read it out. */
export function speak(node: Node): string {
  const at = (child: Node, least: number): string =>
    bindingOf(child) < least ? `open bracket ${speak(child)} close bracket` : speak(child)
  switch (node.type) {
    case 'number': {
      const [digits = '', power] = node.text
        .replace(/\((\d+)\)$/, '$1 recurring')
        .split(/e(?=[-+\d])/i)
      const shown = digits.startsWith('.') ? `0${digits}` : digits
      if (power === undefined) return shown
      return `${shown} times 10 to the power ${spokenInteger(power)}`
    }
    case 'variable':
      return nameWords(node.name)
    case 'constant':
      return CONSTANTS[node.name].speech
    case 'signed':
      return `${SIGNS[node.sign]} ${at(node.of, SIGN)}`
    case 'sum':
      return `${at(node.left, 1)} ${SIGNS[node.sign]} ${at(node.right, PRODUCT)}`
    case 'product': {
      const [left, right] = [at(node.left, PRODUCT), at(node.right, SIGN)]
      const needsWord =
        node.style !== 'implicit' || /^(\d|open|minus|the)/.test(right) || left.includes(' over ')
      return needsWord ? `${left} times ${right}` : `${left} ${right}`
    }
    case 'quotient':
      if (node.style === 'divide')
        return `${at(node.left, PRODUCT)} divided by ${at(node.right, SIGN)}`
      return isShort(node.left) && isShort(node.right)
        ? `${speak(node.left)} over ${speak(node.right)}`
        : `the fraction ${speak(node.left)} over ${speak(node.right)} end of fraction`
    case 'mixed':
      return `${node.whole.text} and ${speak(node.fraction)}`
    case 'power':
      return `${at(node.base, ATOM)} ${powerWords(node.exponent)}`
    case 'root': {
      const end = isShort(node.of) ? '' : ' end of root'
      return `the ${rootWords(node.index)} of ${speak(node.of)}${end}`
    }
    case 'call': {
      const [of, base] = node.args
      if (of === undefined) return node.name
      if (node.name === 'binom' && base !== undefined) return `${speak(of)} choose ${speak(base)}`
      const name = FUNCTIONS.get(node.name) ?? nameWords(node.name)
      const said = base === undefined ? name : `${name} to base ${speak(base)}`
      return `${said} of ${of.type === 'relation' ? speak(of) : at(of, PRODUCT)}`
    }
    case 'absolute':
      return `the absolute value of ${at(node.of, PRODUCT)}`
    case 'percent':
      return `${speak(node.of)} per cent`
    case 'degrees':
      return `${speak(node.of)} degrees`
    case 'factorial':
      return `${at(node.of, ATOM)} factorial`
    case 'relation':
      return `${speak(node.left)} ${RELATIONS[node.sign]} ${speak(node.right)}`
    case 'any':
      return node.items.map(speak).join(', or ')
    case 'all':
      return node.items.map(speak).join(', and ')
    case 'list':
      return node.items.map(speak).join(', ')
    case 'ratio':
      return node.items.map(speak).join(' to ')
    case 'union':
    case 'intersection':
      return `the ${node.type} of ${node.items.map(speak).join(' and ')}`
    case 'difference':
      return node.items.map(speak).join(' without ')
    case 'matrix':
      return matrixWords(node)
    case 'labelled':
      return `${speak(node.of)} ${labelWords(node.label)}`
    case 'tuple':
      if (node.brackets === '<>') return `the vector ${node.items.map(speak).join(', ')}`
      return node.brackets === undefined
        ? `the point ${node.items.map(speak).join(', ')}`
        : `the interval ${intervalWords(node.brackets, node.items.map(speak))}`
    case 'set':
      return `the set of ${node.items.map(speak).join(', ')}`
  }
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
