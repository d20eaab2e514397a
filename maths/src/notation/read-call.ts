import { type Cursor, refuse } from '#notation/cursor.ts'
import type { Node } from '#notation/node.ts'

/** How the reader goes on inside a call. */
type Parts = {
  readonly cursor: Cursor
  readonly argument: () => Node
  readonly bareArgument: () => Node
  readonly exponentOf: () => Node
  readonly group: (open: string) => Node
}

/** What stands after the name of a function: a base, an exponent, the argument. */
export function readCall(written: string, parts: Parts): Node {
  const { argument, bareArgument, exponentOf, group } = parts
  const { peek, next, isSign, takes } = parts.cursor
  let name = written
  let base: Node | undefined
  let exponent: Node | undefined
  if (name === 'log' && takes('_')) base = argument()
  if (isSign('^') || peek().kind === 'superscript') exponent = exponentOf()
  if (exponent !== undefined && isMinusOne(exponent) && INVERTIBLE.has(name)) {
    name = INVERTIBLE.get(name) ?? name
    exponent = undefined
  }
  let args: readonly Node[]
  if (isSign('(') || isSign('{') || isSign('[')) {
    const inner = group(next().text)
    args = inner.type === 'tuple' ? inner.items : [inner]
  } else args = [bareArgument()]
  if (base !== undefined) args = [...args, base]
  const most = name === 'log' ? 2 : 1
  if (args.length > most || args.length === 0) refuse(peek())
  const [of] = args
  const node: Node =
    name === 'abs' && of !== undefined ? { type: 'absolute', of } : { type: 'call', name, args }
  return exponent === undefined ? node : { type: 'power', base: node, exponent }
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
