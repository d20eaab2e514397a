import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { call, callOf, int, isEquation, isSum, plain } from '#expressions/mal-rules/shapes.ts'

const LOGS: ReadonlySet<string> = new Set(['log', 'ln'])

const logOf = (node: Node) => callOf(node, LOGS)

/** Two logarithms side by side in a sum, product or quotient. */
function twoLogs(node: Node, type: 'sum' | 'product' | 'quotient') {
  if (node.type !== type) return []
  const [a, b] = [logOf(node.left), logOf(node.right)]
  if (!a || !b || a.name !== b.name) return []
  return [{ a: a.of, b: b.of, log: (of: Node) => call(a.name, of, ...a.more) }]
}

export const LOG_SLIPS: readonly MalRule[] = [
  {
    code: 'log_of_sum',
    text: 'A logarithm turns a product into a sum. The logarithm of a sum cannot be split.',
    apply: (node) => {
      const log = logOf(node)
      if (!log || !isSum(log.of)) return []
      const of = (part: Node) => call(log.name, part, ...log.more)
      return [build.sum(of(log.of.left), of(log.of.right), plain(log.of.sign))]
    },
    example: ['ln(x+y)', 'ln x+ln y'],
  },
  {
    code: 'logs_added_inside',
    text: 'Adding logarithms multiplies what stands inside them, and taking away divides it.',
    apply: (node) =>
      twoLogs(node, 'sum').map(({ a, b, log }) =>
        log(build.sum(a, b, isSum(node) ? plain(node.sign) : '+')),
      ),
    example: ['log(6)+log(5)', 'log(11)'],
  },
  {
    code: 'logs_multiplied',
    text: 'A product of two logarithms is not the logarithm of the product: that would be their sum.',
    apply: (node) =>
      twoLogs(node, 'product').flatMap(({ a, b, log }) => [
        log(build.product(a, b)),
        build.sum(log(a), log(b)),
      ]),
    example: ['ln x * ln y', 'ln(xy)'],
  },
  {
    code: 'logs_divided',
    text: 'One logarithm divided by another is not the logarithm of the quotient: that would be their difference.',
    apply: (node) =>
      twoLogs(node, 'quotient').flatMap(({ a, b, log }) => [
        log(build.quotient(a, b)),
        build.sum(log(a), log(b), '-'),
        build.quotient(a, b),
      ]),
    example: ['ln(20)/ln(5)', 'ln(4)'],
  },
  {
    code: 'log_power_outside',
    text: 'An exponent comes down in front only when it stands inside the logarithm, not when the logarithm itself is raised.',
    apply: (node) => {
      const log = node.type === 'power' ? logOf(node.base) : undefined
      return node.type === 'power' && log ? [build.product(node.exponent, node.base)] : []
    },
    example: ['(ln x)^3', '3ln x'],
  },
  {
    code: 'log_factor_came_out',
    text: 'A factor inside a logarithm does not simply come out in front. Only an exponent does.',
    apply: (node) => {
      const log = logOf(node)
      if (log?.of.type !== 'product') return []
      return [build.product(log.of.left, call(log.name, log.of.right, ...log.more))]
    },
    example: ['ln(5x)', '5ln x'],
  },
  {
    code: 'log_power_raised',
    text: 'The exponent inside a logarithm comes down as a factor; it does not become a power of the logarithm.',
    apply: (node) => {
      const log = logOf(node)
      if (log?.of.type !== 'power') return []
      return [build.power(call(log.name, log.of.base, ...log.more), log.of.exponent)]
    },
    example: ['ln(x^4)', '(ln x)^4'],
  },
  {
    code: 'log_of_one',
    text: 'A logarithm asks for the exponent. Which exponent turns any base into 1?',
    apply: (node) => {
      const of = logOf(node)?.of
      return of?.type === 'number' && of.text === '1' ? [int(1)] : []
    },
    example: ['3+ln 1', '4'],
  },
  {
    code: 'exponential_divided_by_base',
    text: 'The unknown is an exponent here, so dividing by the base does not free it. A logarithm does.',
    apply: (node) =>
      isEquation(node) && node.left.type === 'power' && node.left.base.type === 'number'
        ? [
            build.relation(node.left.exponent, build.quotient(node.right, node.left.base)),
            build.relation(node.left.exponent, {
              type: 'root',
              of: node.right,
              index: node.left.base,
            }),
          ]
        : [],
    example: ['5^x=125', 'x=25'],
  },
  {
    code: 'log_undone_the_wrong_way',
    text: 'To undo a logarithm, its base is raised to the other side: base to the power of the value gives what was inside.',
    apply: (node) => {
      const log = isEquation(node) ? logOf(node.left) : undefined
      if (!log || !isEquation(node)) return []
      const base = log.more[0] ?? int(10)
      return [
        build.relation(log.of, build.power(node.right, base)),
        build.relation(log.of, build.product(base, node.right)),
      ]
    },
    example: ['log_2(x)=5', 'x=25'],
  },
]
