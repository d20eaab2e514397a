import { whole } from '#exact/rational.ts'
import * as build from '#notation/build.ts'
import { mentions, type Node } from '#notation/node.ts'

/** The rules of differentiation that are got wrong most often, to be followed as they are slipped. */
export type DerivativeSlip =
  | 'power_kept'
  | 'factor_forgotten'
  | 'constant_kept'
  | 'chain_forgotten'
  | 'product_apart'
  | 'quotient_apart'
  | 'quotient_turned'
  | 'trig_sign'
  | 'exponential_as_power'
  | 'logarithm_kept'

/** Deeper formulas are not differentiated. */
const MAX_DEPTH = 30

const int = (n: number): Node => build.numeral(whole(n))
const call = (name: string, of: Node): Node => ({ type: 'call', name, args: [of] })

/** What f(u) becomes, before the chain rule. */
const OUTER: Readonly<Record<string, (u: Node) => Node>> = {
  sin: (u) => call('cos', u),
  cos: (u) => build.opposite(call('sin', u)),
  tan: (u) => build.power(call('sec', u), int(2)),
  ln: (u) => build.quotient(int(1), u),
  exp: (u) => call('exp', u),
  arctan: (u) => build.quotient(int(1), build.sum(int(1), build.power(u, int(2)))),
}

const SIGN_TURNED: Readonly<Record<string, (u: Node) => Node>> = {
  sin: (u) => build.opposite(call('cos', u)),
  cos: (u) => call('sin', u),
}

/**
 * The derivative by `name`, nothing simplified; undefined where there is a function in it that is
 * not known here. With a slip, that one rule is followed as it is got wrong.
 */
export function derivativeOf(
  node: Node,
  name: string,
  slip?: DerivativeSlip,
  depth = 0,
): Node | undefined {
  if (depth > MAX_DEPTH) return undefined
  const of = (part: Node) => derivativeOf(part, name, slip, depth + 1)
  if (!mentions(node, name)) return slip === 'constant_kept' && depth < 2 ? node : int(0)
  const chained = (outer: Node, inner: Node): Node | undefined => {
    if (slip === 'chain_forgotten') return outer
    const d = of(inner)
    return d && build.product(outer, d)
  }
  switch (node.type) {
    case 'variable':
      return int(1)
    case 'signed': {
      const d = node.sign === '-' ? of(node.of) : undefined
      return d && build.opposite(d)
    }
    case 'sum': {
      const [l, r] = [of(node.left), of(node.right)]
      return l && r && (node.sign === '+' || node.sign === '-')
        ? build.sum(l, r, node.sign)
        : undefined
    }
    case 'product':
      return productOf(node.left, node.right, name, of, slip)
    case 'quotient':
      return quotientOf(node.left, node.right, name, of, slip)
    case 'root':
      return node.index === undefined
        ? chained(build.quotient(int(1), build.product(int(2), node)), node.of)
        : chained(
            build.product(
              build.quotient(int(1), node.index),
              build.power(node.of, build.sum(build.quotient(int(1), node.index), int(1), '-')),
            ),
            node.of,
          )
    case 'power': {
      const { base, exponent } = node
      if (mentions(exponent, name)) {
        if (mentions(base, name)) return undefined
        if (slip === 'exponential_as_power')
          return build.product(exponent, build.power(base, build.sum(exponent, int(1), '-')))
        const isNatural = base.type === 'constant' && base.name === 'e'
        const isPlain = isNatural || slip === 'logarithm_kept'
        return chained(isPlain ? node : build.product(node, call('ln', base)), exponent)
      }
      const lowered = slip === 'power_kept' ? exponent : build.sum(exponent, int(1), '-')
      const power = build.power(base, lowered)
      return chained(slip === 'factor_forgotten' ? power : build.product(exponent, power), base)
    }
    case 'call': {
      const [inner, ...more] = node.args
      const known = (slip === 'trig_sign' ? SIGN_TURNED[node.name] : undefined) ?? OUTER[node.name]
      return inner && known && more.length === 0 ? chained(known(inner), inner) : undefined
    }
    default:
      return undefined
  }
}

type Of = (part: Node) => Node | undefined

function productOf(u: Node, v: Node, name: string, of: Of, slip?: DerivativeSlip) {
  // A number in front is only carried along.
  const scaled = (k: Node, part: Node) => {
    const d = of(part)
    return d && build.product(k, d)
  }
  if (!mentions(u, name)) return scaled(u, v)
  if (!mentions(v, name)) return scaled(v, u)
  const [du, dv] = [of(u), of(v)]
  if (!du || !dv) return undefined
  return slip === 'product_apart'
    ? build.product(du, dv)
    : build.sum(build.product(du, v), build.product(u, dv))
}

function quotientOf(u: Node, v: Node, name: string, of: Of, slip?: DerivativeSlip) {
  const du = of(u)
  if (!mentions(v, name)) return du && build.quotient(du, v)
  const dv = of(v)
  if (!du || !dv) return undefined
  if (slip === 'quotient_apart') return build.quotient(du, dv)
  const [a, b] = [build.product(du, v), build.product(u, dv)]
  const top = slip === 'quotient_turned' ? build.sum(b, a, '-') : build.sum(a, b, '-')
  return build.quotient(top, build.power(v, int(2)))
}
