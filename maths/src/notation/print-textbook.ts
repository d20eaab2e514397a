import { LATEX_FUNCTIONS } from '#notation/names.ts'
import { childrenOf, type Node } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'

/** How tightly a piece binds: a sum loosest, an atom tightest. */
const SUM = 1
const PRODUCT = 2
const POWER = 4
const ATOM = 5

type Printed = { readonly text: string; readonly binds: number }

/**
 * LaTeX as a school book sets it: plain brackets, no sign of multiplication where none is needed,
 * and no fraction inside a fraction. `printLatex` keeps all of that as it was written.
 */
export const printTextbook = (node: Node): string => print(node).text

function print(node: Node): Printed {
  switch (node.type) {
    case 'sum':
      return printSum(node)
    case 'product':
      return printProduct(node.left, node.right)
    case 'quotient':
      return printQuotient(node)
    case 'power':
      return printPower(node.base, node.exponent)
    case 'signed':
      return node.sign === '-'
        ? { text: `-${within(node.of, PRODUCT, true)}`, binds: PRODUCT }
        : { text: printLatex(node), binds: PRODUCT }
    case 'root':
      return { text: rootText(node), binds: ATOM }
    case 'call':
      return { text: callText(node, ''), binds: ATOM }
    default:
      return { text: printLatex(node), binds: ATOM }
  }
}

function printSum({ sign, left, right }: Extract<Node, { type: 'sum' }>): Printed {
  if (sign === '+')
    return { text: `${printTextbook(left)} + ${within(right, SUM, true)}`, binds: SUM }
  const shown = { '-': '-', '±': '\\pm', '∓': '\\mp' }[sign]
  return { text: `${printTextbook(left)} ${shown} ${within(right, PRODUCT, true)}`, binds: SUM }
}

function printQuotient({ style, left, right }: Extract<Node, { type: 'quotient' }>): Printed {
  if (style !== 'divide' && !hasFraction(left) && !hasFraction(right))
    return { text: `\\frac{${printTextbook(left)}}{${printTextbook(right)}}`, binds: ATOM }
  return {
    text: `${within(left, PRODUCT, false)} \\div ${within(right, ATOM, false)}`,
    binds: PRODUCT,
  }
}

/** Whether a fraction or a decimal stands in it, over which no line is drawn. */
const hasFraction = (node: Node): boolean =>
  node.type === 'quotient' ||
  node.type === 'mixed' ||
  (node.type === 'number' && node.value.d !== 1n) ||
  childrenOf(node).some(hasFraction)

function printPower(base: Node, exponent: Node): Printed {
  const power = `^{${printTextbook(exponent)}}`
  if (base.type === 'call') return { text: callText(base, power), binds: POWER }
  const isBare = base.type === 'variable' || base.type === 'constant' || base.type === 'number'
  return { text: `${isBare ? printTextbook(base) : bracketed(base)}${power}`, binds: POWER }
}

function printProduct(left: Node, right: Node): Printed {
  const a = within(left, PRODUCT, false)
  const factor = print(right)
  const isTight = factor.binds > PRODUCT || isPlainProduct(right)
  const b = isTight ? factor.text : bracketed(right)
  const needsSign = /^(?:\d|\\frac\{\d)/.test(b) || isCross(left, b)
  const gap = /\\[a-z]+$/.test(a) && /^[a-z]/i.test(b) ? ' ' : ''
  return { text: needsSign ? `${a} \\times ${b}` : `${a}${gap}${b}`, binds: PRODUCT }
}

/** `3 × (−2)`: a number beside a bracket that holds only a negative number keeps its sign. */
const isCross = (left: Node, right: string): boolean =>
  endsInNumber(left) && /^\(-[\d.]+\)$/.test(right)

function endsInNumber(node: Node): boolean {
  if (node.type === 'product') return endsInNumber(node.right)
  if (node.type === 'quotient') return node.style !== 'slash' && endsInNumber(node.right)
  return node.type === 'number' || node.type === 'mixed'
}

/** A product on the right of a product needs no brackets unless it holds a division sign. */
const isPlainProduct = (node: Node): boolean =>
  node.type === 'product' && node.left.type !== 'signed' && !printTextbook(node).startsWith('-')

function rootText({ of, index }: Extract<Node, { type: 'root' }>): string {
  const degree = index === undefined ? '' : `[${printTextbook(index)}]`
  return `\\sqrt${degree}{${printTextbook(of)}}`
}

/** Prints a function with its power between its name and its bracket. */
function callText(node: Extract<Node, { type: 'call' }>, power: string): string {
  const [of, ...more] = node.args
  if (!LATEX_FUNCTIONS.has(node.name) || of === undefined || more.length > 0)
    return power === '' ? printLatex(node) : `(${printLatex(node)})${power}`
  return `\\${node.name}${power}(${printTextbook(of)})`
}

/** Adds brackets where a piece binds too loosely, or begins with a minus after a sign. */
function within(node: Node, needed: number, isAfterSign: boolean): string {
  const { text, binds } = print(node)
  const isMinus = isAfterSign && text.startsWith('-')
  return binds < needed || isMinus ? bracketed(node) : text
}

const bracketed = (node: Node): string => `(${printTextbook(node)})`
