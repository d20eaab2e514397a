import { refuse } from '#notation/cursor.ts'
import type { Node } from '#notation/node.ts'
import type { Reader } from '#notation/reader.ts'

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
  const most = name === 'log' ? 2 : 1
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
])

const isMinusOne = (node: Node): boolean =>
  node.type === 'signed' && node.sign === '-' && node.of.type === 'number' && node.of.text === '1'
