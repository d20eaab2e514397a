import { refuse } from '#notation/cursor.ts'
import { ROW_FUNCTIONS } from '#notation/names.ts'
import type { Node } from '#notation/node.ts'
import type { Reader } from '#notation/reader.ts'
import type { Token } from '#notation/token.ts'

/** Longer rows are not looked through for the largest. */
const MAX_ROW = 20

/** Reads what stands after the name of a function: a base, an exponent, the argument. */
export function readCall(written: string, reader: Reader): Node {
  const { cursor } = reader
  const base = written === 'log' && cursor.takes('_') ? reader.argument() : undefined
  const raised =
    cursor.isSign('^') || cursor.peek().kind === 'superscript' ? reader.exponent() : undefined
  const inverse = raised && isMinusOne(raised) ? INVERTIBLE.get(written) : undefined
  const name = inverse ?? written
  const isBracket = cursor.isSign('(') || cursor.isSign('{') || cursor.isSign('[')
  const given = isBracket ? argumentsOf(reader) : [reader.bareArgument()]
  const args = base === undefined ? given : [...given, base]
  const most = ROW_FUNCTIONS.has(name) ? MAX_ROW : name === 'log' ? 2 : 1
  const [of] = args
  if (args.length > most || of === undefined) refuse(cursor.peek())
  const node: Node = name === 'abs' ? { type: 'absolute', of } : { type: 'call', name, args }
  return raised === undefined || inverse !== undefined
    ? node
    : { type: 'power', base: node, exponent: raised }
}

/** Reads the arguments in the bracket that is next. */
export function argumentsOf({ cursor, group }: Reader): readonly Node[] {
  const inner = group(cursor.next().text)
  return inner.type === 'tuple' ? inner.items : [inner]
}

/** `root(3)(x)`: the degree, then what stands under the root; `root(x)` is the square root. */
export function readRoot(reader: Reader): Node {
  const [first, second] = argumentsOf(reader)
  if (first === undefined) return refuse(reader.cursor.peek())
  if (second !== undefined) return { type: 'root', index: first, of: second }
  if (!reader.cursor.isSign('(')) return { type: 'root', of: first }
  const [of] = argumentsOf(reader)
  return of === undefined ? refuse(reader.cursor.peek()) : { type: 'root', index: first, of }
}

/** cis θ is cos θ + i sin θ. */
export function cisOf([of, ...others]: readonly Node[], token: Token): Node {
  if (of === undefined || others.length > 0) return refuse(token)
  const sine: Node = { type: 'call', name: 'sin', args: [of] }
  const imaginary: Node = {
    type: 'product',
    style: 'implicit',
    left: { type: 'variable', name: 'i' },
    right: sine,
  }
  return {
    type: 'sum',
    sign: '+',
    left: { type: 'call', name: 'cos', args: [of] },
    right: imaginary,
  }
}

/** sin^{-1} is the inverse and not one over it. */
const INVERTIBLE: ReadonlyMap<string, string> = new Map([
  ['sin', 'arcsin'],
  ['cos', 'arccos'],
  ['tan', 'arctan'],
  ['sec', 'arcsec'],
  ['csc', 'arccsc'],
  ['cot', 'arccot'],
  ['sinh', 'arsinh'],
  ['cosh', 'arcosh'],
  ['tanh', 'artanh'],
  ['sech', 'arsech'],
  ['csch', 'arcsch'],
  ['coth', 'arcoth'],
])

const isMinusOne = (node: Node): boolean =>
  node.type === 'signed' && node.sign === '-' && node.of.type === 'number' && node.of.text === '1'
