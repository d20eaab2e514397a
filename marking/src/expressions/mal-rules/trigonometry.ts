import * as build from '@learngrove/maths/build'
import { isAlike, type Node } from '@learngrove/maths/notation'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { call, callOf, int, isSum, isTwo, plain } from '#expressions/mal-rules/shapes.ts'

const TRIG: ReadonlySet<string> = new Set(['sin', 'cos', 'tan'])
const OTHER: Readonly<Record<string, string>> = { sin: 'cos', cos: 'sin' }

const trigOf = (node: Node) => callOf(node, TRIG)
const INVERSE: ReadonlySet<string> = new Set(['arcsin', 'arccos', 'arctan'])

export const TRIGONOMETRY_SLIPS: readonly MalRule[] = [
  {
    code: 'trig_of_sum',
    text: 'Sine, cosine and tangent of a sum cannot be shared out over its terms. The addition formulas say what comes instead.',
    apply: (node) => {
      const trig = trigOf(node)
      if (!trig || !isSum(trig.of)) return []
      const { left, right, sign } = trig.of
      return [build.sum(call(trig.name, left), call(trig.name, right), plain(sign))]
    },
    example: ['sin(x+y)', 'sin x+sin y'],
  },
  {
    code: 'trig_factor_came_out',
    text: 'A factor inside a sine, cosine or tangent belongs to the angle and cannot come out in front.',
    apply: (node) => {
      const trig = trigOf(node)
      if (trig?.of.type !== 'product') return []
      return [build.product(trig.of.left, call(trig.name, trig.of.right))]
    },
    example: ['cos(3x)', '3cos x'],
  },
  {
    code: 'trig_factor_went_in',
    text: 'A factor in front of a sine, cosine or tangent multiplies its value, not the angle.',
    apply: (node) => {
      const trig = node.type === 'product' ? trigOf(node.right) : undefined
      if (!trig || node.type !== 'product') return []
      return [call(trig.name, build.product(node.left, trig.of))]
    },
    example: ['2sin x', 'sin(2x)'],
  },
  {
    code: 'sine_and_cosine_not_squared',
    text: 'It is the squares of sine and cosine that add up to 1, not the two themselves.',
    apply: (node) => {
      if (!isSum(node) || node.sign !== '+') return []
      const [a, b] = [trigOf(node.left), trigOf(node.right)]
      return a && b && OTHER[a.name] === b.name && isAlike(a.of, b.of) ? [int(1)] : []
    },
    example: ['sin x+cos x', '1'],
  },
  {
    code: 'square_identity_sign',
    text: 'The squares of sine and cosine add up to 1. Take the one you want to replace away from both sides.',
    apply: (node) => {
      const trig = node.type === 'power' && isTwo(node.exponent) ? trigOf(node.base) : undefined
      const other = trig && OTHER[trig.name]
      if (!trig || other === undefined) return []
      const square = build.power(call(other, trig.of), int(2))
      return [build.sum(int(1), square), build.sum(square, int(1), '-')]
    },
    example: ['sin^2 x', '1+cos^2 x'],
  },
  {
    code: 'tangent_upside_down',
    text: 'Look again at how the tangent is made of sine and cosine: which stands on top?',
    apply: (node) => {
      const trig = trigOf(node)
      return trig?.name === 'tan'
        ? [build.quotient(call('cos', trig.of), call('sin', trig.of))]
        : []
    },
    example: ['tan x', 'cos x/sin x'],
  },
  {
    code: 'sine_for_cosine',
    text: 'Sine and cosine are swapped here. Check which side lies opposite the angle and which lies next to it.',
    apply: (node) => {
      const trig = trigOf(node)
      const other = trig && OTHER[trig.name]
      return trig && other !== undefined ? [call(other, trig.of)] : []
    },
    example: ['8sin(40°)', '8cos(40°)'],
  },
  {
    code: 'degrees_as_radians',
    text: 'Check how the angle is measured: the calculator has to be set to degrees for an angle in degrees.',
    apply: (node) => (node.type === 'degrees' ? [node.of] : []),
    example: ['5sin(40°)', '5sin(40)'],
  },
  {
    code: 'inverse_as_reciprocal',
    text: 'The inverse function asks for the angle. It is not one divided by the function.',
    apply: (node) => {
      const inverse = callOf(node, INVERSE)
      return inverse ? [build.quotient(int(1), call(inverse.name.slice(3), inverse.of))] : []
    },
    example: ['arcsin(x)', '1/sin(x)'],
  },
  {
    code: 'double_angle_halved',
    text: 'The formula for twice the angle has a 2 in front of the product of sine and cosine.',
    apply: (node) => {
      const trig = trigOf(node)
      if (trig?.name !== 'sin' || trig.of.type !== 'product' || !isTwo(trig.of.left)) return []
      const x = trig.of.right
      return [build.product(call('sin', x), call('cos', x))]
    },
    example: ['sin(2x)', 'sin x cos x'],
  },
  {
    code: 'double_angle_sign',
    text: 'Look at the sign between the two squares in the formula for the cosine of twice the angle.',
    apply: (node) => {
      const trig = trigOf(node)
      if (trig?.name !== 'cos' || trig.of.type !== 'product' || !isTwo(trig.of.left)) return []
      const [c, s] = (['cos', 'sin'] as const).map((name) =>
        build.power(call(name, trig.of.type === 'product' ? trig.of.right : trig.of), int(2)),
      )
      if (!c || !s) return []
      const double = (square: Node) => build.product(int(2), square)
      return [
        build.sum(s, c, '-'),
        build.sum(int(1), double(c), '-'),
        build.sum(double(s), int(1), '-'),
      ]
    },
    example: ['cos(2x)', '1-2cos^2 x'],
  },
]
