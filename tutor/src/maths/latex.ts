import { type Equation, isBinary, type Node } from '#maths/node.ts'
import { absolute, isWhole, type Rational, sign, toDecimal } from '#maths/rational.ts'

/** How tightly a piece binds: a sum loosest, an atom tightest. */
const strength = { sum: 1, product: 2, negative: 2, power: 4, atom: 5 } as const

type Printed = { readonly text: string; readonly binds: number }

/** LaTeX as a school book would set it, without `$` signs. */
export function latex(node: Node): string {
  return print(node).text
}

export function equationLatex({ left, right }: Equation): string {
  return `${latex(left)} = ${latex(right)}`
}

/** A value as LaTeX: a whole number or a fraction, or a decimal where that was asked for. */
export function valueLatex(value: Rational, decimal = false): string {
  const ended = decimal || isWhole(value) ? toDecimal(value) : undefined
  if (ended !== undefined) return ended
  const { top, bottom } = absolute(value)
  return `${sign(value) < 0 ? '-' : ''}\\frac{${top}}{${bottom}}`
}

function print(node: Node): Printed {
  switch (node.type) {
    case 'number': {
      const text = valueLatex(node.value, node.decimal)
      const binds = sign(node.value) < 0 ? strength.negative : strength.atom
      return { text, binds }
    }
    case 'fraction':
      return printFraction(node)
    case 'variable':
      return { text: node.name, binds: strength.atom }
    case 'constant':
      return { text: node.name === 'pi' ? '\\pi' : 'e', binds: strength.atom }
    case 'negate': {
      const inner = within(node.of, strength.product, true)
      return { text: `-${inner}`, binds: strength.negative }
    }
    case 'call':
      return printCall(node.name, node.of)
    default:
      return printBinary(node)
  }
}

function printFraction(node: Extract<Node, { type: 'fraction' }>): Printed {
  const negative = node.top < 0n
  const top = negative ? -node.top : node.top
  const whole = top / node.bottom
  const part = `\\frac{${node.mixed ? top % node.bottom : top}}{${node.bottom}}`
  const text =
    node.mixed && whole > 0n ? (top % node.bottom === 0n ? `${whole}` : `${whole}${part}`) : part
  return {
    text: negative ? `-${text}` : text,
    binds: negative ? strength.negative : strength.atom,
  }
}

function printCall(name: string, of: Node): Printed {
  if (name === 'sqrt') {
    return { text: `\\sqrt{${latex(of)}}`, binds: strength.atom }
  }
  if (name === 'exp') return { text: `e^{${latex(of)}}`, binds: strength.power }
  return { text: `\\${name}(${latex(of)})`, binds: strength.atom }
}

function printBinary(node: Extract<Node, { left: Node }>): Printed {
  const { left, right } = node
  if (node.type === 'add') {
    return { text: `${latex(left)} + ${within(right, strength.sum, true)}`, binds: 1 }
  }
  if (node.type === 'subtract') {
    const taken = within(right, strength.product, true)
    return { text: `${latex(left)} - ${taken}`, binds: strength.sum }
  }
  if (node.type === 'power') {
    if (left.type === 'call' && left.name !== 'exp' && left.name !== 'sqrt') {
      const text = `\\${left.name}^{${latex(right)}}(${latex(left.of)})`
      return { text, binds: strength.power }
    }
    const base = needsPowerBrackets(left) ? bracketed(left) : print(left).text
    return { text: `${base}^{${latex(right)}}`, binds: strength.power }
  }
  if (node.type === 'multiply') return printProduct(left, right)
  if (node.sign !== 'div' && !hasFraction(left) && !hasFraction(right)) {
    return { text: `\\frac{${latex(left)}}{${latex(right)}}`, binds: strength.atom }
  }
  const divisor = tight(right)
  return {
    text: `${within(left, strength.product, false)} \\div ${divisor}`,
    binds: strength.product,
  }
}

function printProduct(left: Node, right: Node): Printed {
  const a = within(left, strength.product, false)
  const factor = print(right)
  const b =
    factor.binds <= strength.product && !isPlainProduct(right) ? bracketed(right) : factor.text
  const startsWithDigit = /^(?:\d|\\frac\{\d)/.test(b)
  const isNumber = right.type === 'number' || right.type === 'fraction'
  const needsSign = startsWithDigit || (isNumber && !b.startsWith('(')) || isCross(left, b)
  return { text: needsSign ? `${a} \\times ${b}` : `${a}${b}`, binds: strength.product }
}

/** `3 × (−2)`: a number beside a bracket that holds only a negative number keeps its sign. */
function isCross(left: Node, right: string): boolean {
  return endsInNumber(left) && /^\(-[\d.]+\)$/.test(right)
}

function endsInNumber(node: Node): boolean {
  if (node.type === 'number' || node.type === 'fraction') return true
  return isBinary(node) && node.type === 'multiply' && endsInNumber(node.right)
}

/** A product on the right of a product needs no brackets unless it holds a division sign. */
function isPlainProduct(node: Node): boolean {
  return node.type === 'multiply' && node.left.type !== 'negate' && !latex(node).startsWith('-')
}

function hasFraction(node: Node): boolean {
  if (node.type === 'fraction' || (node.type === 'number' && !isWhole(node.value))) return true
  if (node.type === 'divide') return true
  if (isBinary(node)) return hasFraction(node.left) || hasFraction(node.right)
  return 'of' in node ? hasFraction(node.of) : false
}

function needsPowerBrackets(base: Node): boolean {
  const plain = base.type === 'variable' || base.type === 'constant'
  const positive = base.type === 'number' && sign(base.value) >= 0
  return !(plain || positive)
}

function tight(node: Node): string {
  return print(node).binds < strength.atom ? bracketed(node) : print(node).text
}

/** In brackets where it binds too loosely, or where it starts with a minus after a sign. */
function within(node: Node, needed: number, afterSign: boolean): string {
  const printed = print(node)
  const minus = afterSign && printed.text.startsWith('-')
  return printed.binds < needed || minus ? bracketed(node) : printed.text
}

function bracketed(node: Node): string {
  return `(${latex(node)})`
}
