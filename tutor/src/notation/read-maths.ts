import * as build from '@learngrove/maths/build'
import {
  childrenOf,
  type Node,
  parse,
  type RelationNode,
  SUPERSCRIPTS,
  some,
  Unreadable,
  VULGAR_FRACTIONS,
  withChildren,
} from '@learngrove/maths/notation'
import { literalNode, readLiteral } from '#notation/number-literal.ts'

export type Equation = Pick<RelationNode, 'left' | 'right'>

/** Longer mathematics and bigger numbers than these are not worked with. */
const LONGEST_TEXT = 200
const MOST_DIGITS = 9

/** Reads one expression in plain text or LaTeX; undefined where it is none that can be worked with. */
export function readExpression(text: string): Node | undefined {
  if (text.length > LONGEST_TEXT) return undefined
  try {
    const node = parse(asKeyed(text))
    return some(node, isOutside) ? undefined : plainForm(node)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** Reads `left = right`; undefined where there is not exactly one equals sign. */
export function readEquation(text: string): Equation | undefined {
  const sides = text.split('=')
  if (sides.length !== 2) return undefined
  const left = readExpression(sides[0] ?? '')
  const right = readExpression(sides[1] ?? '')
  return left && right ? { left, right } : undefined
}

/** Finds statements, rows and numbers of many digits: the kernel reads them, and no skill works with them. */
function isOutside(node: Node): boolean {
  if (node.type === 'number') return node.text.replace(/\D/g, '').length > MOST_DIGITS
  if (node.type === 'signed' || node.type === 'sum') return /[±∓]/.test(node.sign)
  return node.type === 'relation' || node.type === 'labelled' || 'items' in node
}

/** Gives one form to what is written in several ways: `e^x` for `exp(x)`, 0.5 for `.50`. */
function plainForm(node: Node): Node {
  if (node.type === 'number') return build.numeral(node.value)
  if (node.type === 'mixed') {
    const literal = readLiteral(node)
    return literal ? literalNode(literal) : node
  }
  const children = childrenOf(node).map(plainForm)
  const [first] = children
  if (node.type === 'call' && node.name === 'exp' && first)
    return build.power({ type: 'constant', name: 'e' }, first)
  if (node.type === 'quotient' && node.style === 'fraction')
    return withChildren({ ...node, style: 'slash' }, children)
  return withChildren(node, children)
}

/** Spells out what means more in a chat than its signs: `e^2x` is a power of 2x, `+-2` adds -2. */
const asKeyed = (text: string): string =>
  plainSigns(text)
    .replace(/\+-/g, '+ -')
    .replace(/e\^\s*(-?\d+(?:\.\d+)?[a-z])(?![a-z])/gi, 'e^{$1}')

const VULGAR = new RegExp(`[${Object.keys(VULGAR_FRACTIONS).join('')}]`, 'g')
const RAISED = new RegExp(`[${Object.keys(SUPERSCRIPTS).join('')}]+`, 'g')

/** Gives one spelling to signs that are typed in many ways: typographic, keyboard and LaTeX. */
export function plainSigns(text: string): string {
  return text
    .replace(VULGAR, (sign) => ` ${VULGAR_FRACTIONS[sign]?.join('/') ?? sign} `)
    .replace(RAISED, (signs) => `^${[...signs].map((sign) => SUPERSCRIPTS[sign] ?? '').join('')}`)
    .replace(/[−–—]/g, '-')
    .replace(/[×·∙]|\\times(?![a-z])|\\cdot(?![a-z])/g, '*')
    .replace(/\*\*/g, '^')
    .replace(/\\div(?![a-z])/g, '÷')
    .replace(/√/g, ' sqrt ')
    .replace(/π|\\pi(?![a-z])/g, ' pi ')
    .replace(/\\(?:left|right|,|;|!|quad|displaystyle)/g, ' ')
    .replace(/\\[dt]frac/g, '\\frac')
    .replace(/\\frac\s*(\d)\s*(\d)/g, '\\frac{$1}{$2}')
    .replace(/\\%/g, '%')
    .replace(/\\text\s*\{\s*or\s*\}/g, ' or ')
    .replace(/(\d)\s+\/\s+(?=\d)/g, '$1÷')
    .replace(/(\d)\s*[x]\s*(?=\d)/g, '$1*')
}
