import { toText } from '#exact/rational.ts'
import { childrenOf, type Node } from '#notation/node.ts'
import { factorsOf, termsOf } from '#values/monomials.ts'

const TURNED: Readonly<Record<string, string>> = { '>': '<', '≥': '≤' }

/**
 * A text that is the same for two lines that differ only in how they are set out: order of terms
 * and factors, the side they stand on, brackets, spacing, a factor 1 or a term 0.
 */
export function outlineOf(node: Node): string {
  switch (node.type) {
    case 'number':
      return toText(node.value)
    case 'variable':
    case 'constant':
      return node.name
    case 'sum':
    case 'signed':
      return 'sign' in node && node.sign !== '+' && node.sign !== '-'
        ? plainOutline(node)
        : sum(node)
    case 'product':
      return product(node)
    case 'quotient': {
      const [top, under] = [outlineOf(node.left), outlineOf(node.right)]
      return under === '1' ? top : `[${top}/${under}]`
    }
    case 'power': {
      const [base, exponent] = [outlineOf(node.base), outlineOf(node.exponent)]
      return exponent === '1' ? base : `[${base}^${exponent}]`
    }
    case 'relation': {
      const sides = [outlineOf(node.left), outlineOf(node.right)]
      const turned = TURNED[node.sign]
      if (turned !== undefined) return `${sides[1]} ${turned} ${sides[0]}`
      return (node.sign === '=' || node.sign === '≠' ? sides.sort() : sides).join(` ${node.sign} `)
    }
    case 'any':
    case 'all':
    case 'list':
    case 'set':
      return `${node.type}(${node.items.map(outlineOf).sort().join(', ')})`
    default:
      return plainOutline(node)
  }
}

const plainOutline = (node: Node): string => {
  const name = 'name' in node ? node.name : 'sign' in node ? node.sign : ''
  return `${node.type}${name}(${childrenOf(node).map(outlineOf).join(', ')})`
}

function sum(node: Node): string {
  const terms = termsOf(node)
    .map((term) => {
      const text = outlineOf(term.node.type === 'signed' ? { ...term.node, sign: '±' } : term.node)
      const isTurned = text.startsWith('-') !== term.isNegative
      return (isTurned ? '-' : '+') + text.replace(/^-/, '')
    })
    .filter((text) => !/^[+-]0$/.test(text))
    .sort()
  if (terms.length === 0) return '0'
  return terms.length === 1 ? (terms[0] ?? '').replace(/^\+/, '') : `(${terms.join('')})`
}

function product(node: Node): string {
  let isNegative = isMinus(node)
  const factors: string[] = []
  for (const factor of factorsOf(node)) {
    const text = outlineOf(factor)
    if (text.startsWith('-')) isNegative = !isNegative
    const size = text.replace(/^-/, '')
    if (size === '0') return '0'
    if (size !== '1') factors.push(size)
  }
  const [first = '1', ...others] = factors.sort()
  const text = others.length === 0 ? first : `{${[first, ...others].join('*')}}`
  return isNegative ? `-${text}` : text
}

/** `factorsOf` drops the signs in front of factors; an odd number of them turns the sign. */
function isMinus(node: Node): boolean {
  if (node.type === 'product') return isMinus(node.left) !== isMinus(node.right)
  return node.type === 'signed' && node.sign === '-' ? !isMinus(node.of) : false
}

/** Whether two lines are the same but for how they are set out. */
export const isWrittenAlike = (a: Node, b: Node): boolean => outlineOf(a) === outlineOf(b)
