import * as build from '@learngrove/maths/build'
import type { Node, RelationSign } from '@learngrove/maths/notation'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { isInequality, isNumeric, isTwo } from '#expressions/mal-rules/shapes.ts'

const TURNED: Partial<Record<RelationSign, RelationSign>> = {
  '<': '>',
  '>': '<',
  '≤': '≥',
  '≥': '≤',
}
const LOOSENED: Partial<Record<RelationSign, RelationSign>> = {
  '<': '≤',
  '>': '≥',
  '≤': '<',
  '≥': '>',
}

/** Whether the number in front of the letter, or the one below it, is negative. */
const isNegated = (node: Node): boolean =>
  node.type === 'signed' ||
  ((node.type === 'product' || node.type === 'quotient' || node.type === 'sum') &&
    (isNegated(node.left) || (node.type !== 'product' && isNegated(node.right)))) ||
  (node.type === 'sum' && node.sign === '-' && !isNumeric(node.right))

export const INEQUALITY_SLIPS: readonly MalRule[] = [
  {
    code: 'sign_not_turned',
    text: 'When an inequality is multiplied or divided by a negative number, its sign turns round.',
    apply: (node) =>
      isInequality(node) && (isNegated(node.left) || isNegated(node.right))
        ? [build.relation(build.opposite(node.left), build.opposite(node.right), node.sign)]
        : [],
    example: ['-4x<12', 'x<-3'],
  },
  {
    code: 'sign_turned_needlessly',
    text: 'The sign of an inequality turns round only when both sides are multiplied or divided by a negative number.',
    apply: (node) => {
      const turned = isInequality(node) ? TURNED[node.sign] : undefined
      return isInequality(node) && turned ? [build.relation(node.left, node.right, turned)] : []
    },
    example: ['x+8>2', 'x<-6'],
  },
  {
    code: 'end_point_changed',
    text: 'Look at the end point: is it part of the solution or not? The line under the sign stays the same from step to step.',
    apply: (node) => {
      const other = isInequality(node) ? LOOSENED[node.sign] : undefined
      return isInequality(node) && other ? [build.relation(node.left, node.right, other)] : []
    },
    example: ['2x≥9', 'x>4.5'],
  },
  {
    code: 'inequality_made_equation',
    text: 'An inequality has a whole range of solutions. Keep its sign instead of writing an equals sign.',
    apply: (node) => (isInequality(node) ? [build.relation(node.left, node.right)] : []),
    example: ['3x<15', 'x=5'],
  },
  {
    code: 'root_of_inequality',
    text: 'With a square in an inequality the negative numbers matter as well. A sketch or a number line shows the whole range.',
    apply: (node) => {
      if (!isInequality(node) || node.left.type !== 'power' || !isTwo(node.left.exponent)) return []
      const { base } = node.left
      const [plus, minus] = [build.root(node.right), build.opposite(build.root(node.right))]
      return [
        build.relation(base, plus, node.sign),
        {
          type: 'all',
          items: [build.relation(base, plus, node.sign), build.relation(base, minus, node.sign)],
        },
        {
          type: 'any',
          items: [build.relation(base, plus, node.sign), build.relation(base, minus, node.sign)],
        },
      ]
    },
    example: ['x^2<16', 'x<4'],
  },
]
