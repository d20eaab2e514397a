import type { Node } from '@learngrove/maths/notation'

/** How tightly a piece binds: a sum loosest, an atom tightest. */
const SUM = 1
const PRODUCT = 2
const POWER = 3
const ATOM = 4

const CONSTANTS: Readonly<Record<string, string>> = { pi: 'π', infinity: '∞' }

type Written = { readonly text: string; readonly binds: number }

/** Writes a student's own term in a line of words: `-38 - 36`, `5(x + 2)/3`. */
export const own = (node: Node): string => written(node).text

const atLeast = (node: Node, binds: number): string => {
  const { text, binds: own } = written(node)
  return own < binds ? `(${text})` : text
}

function written(node: Node): Written {
  switch (node.type) {
    case 'number':
      return { text: node.text, binds: ATOM }
    case 'variable':
      return { text: node.name, binds: ATOM }
    case 'constant':
      return { text: CONSTANTS[node.name] ?? node.name, binds: ATOM }
    case 'signed':
      return { text: `${node.sign}${atLeast(node.of, PRODUCT)}`, binds: SUM }
    case 'sum':
      return {
        text: `${written(node.left).text} ${node.sign} ${atLeast(node.right, PRODUCT)}`,
        binds: SUM,
      }
    case 'product':
      return { text: product(node.left, node.right), binds: PRODUCT }
    case 'quotient':
      return { text: `${first(node.left)}/${atLeast(node.right, POWER)}`, binds: PRODUCT }
    case 'power':
      return {
        text: `${atLeast(node.base, ATOM)}^${atLeast(node.exponent, ATOM)}`,
        binds: POWER,
      }
    case 'relation':
      return { text: `${own(node.left)} ${node.sign} ${own(node.right)}`, binds: 0 }
    case 'mixed':
      return { text: `${own(node.whole)} ${own(node.fraction)}`, binds: PRODUCT }
    case 'percent':
      return { text: `${atLeast(node.of, ATOM)}%`, binds: ATOM }
    case 'root':
      return { text: `√${atLeast(node.of, ATOM)}`, binds: POWER }
    case 'call':
      return { text: `${node.name}(${node.args.map(own).join(', ')})`, binds: ATOM }
    case 'absolute':
      return { text: `|${own(node.of)}|`, binds: ATOM }
    default:
      return { text: 'this part', binds: ATOM }
  }
}

/** A minus at the very front needs no bracket: `-2x`, `-28/3`. */
const first = (node: Node): string =>
  node.type === 'signed' && node.of.type !== 'sum' ? written(node).text : atLeast(node, PRODUCT)

function product(left: Node, right: Node): string {
  const [a, b] = [first(left), atLeast(right, POWER)]
  // Without a sign the second factor would stand below the line.
  return left.type === 'quotient' || /^(?:[\d.]|\(-)/.test(b) ? `${a} × ${b}` : `${a}${b}`
}
