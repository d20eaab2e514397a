import { BRACKET_SLIPS } from '#expressions/mal-rules/brackets.ts'
import { CALCULUS_SLIPS } from '#expressions/mal-rules/calculus.ts'
import { EQUATION_SLIPS } from '#expressions/mal-rules/equations.ts'
import { FRACTION_SLIPS } from '#expressions/mal-rules/fractions.ts'
import { INDEX_SLIPS } from '#expressions/mal-rules/indices.ts'
import { INEQUALITY_SLIPS } from '#expressions/mal-rules/inequalities.ts'
import { LOG_SLIPS } from '#expressions/mal-rules/logs.ts'
import { ORDER_SLIPS } from '#expressions/mal-rules/order.ts'
import { QUADRATIC_SLIPS } from '#expressions/mal-rules/quadratics.ts'
import type { MalRule, Operation } from '#expressions/mal-rules/rule.ts'
import { SIGN_SLIPS } from '#expressions/mal-rules/signs.ts'
import { SURD_SLIPS } from '#expressions/mal-rules/surds.ts'
import { TERM_SLIPS } from '#expressions/mal-rules/terms.ts'
import { TRIGONOMETRY_SLIPS } from '#expressions/mal-rules/trigonometry.ts'

/** Every slip of the table, the likelier ones of each topic first. */
export const MAL_RULES: readonly MalRule[] = [
  ...BRACKET_SLIPS,
  ...SIGN_SLIPS,
  ...INEQUALITY_SLIPS,
  ...QUADRATIC_SLIPS,
  ...EQUATION_SLIPS,
  ...TERM_SLIPS,
  ...LOG_SLIPS,
  ...TRIGONOMETRY_SLIPS,
  ...INDEX_SLIPS,
  ...SURD_SLIPS,
  ...FRACTION_SLIPS,
  ...ORDER_SLIPS,
  ...CALCULUS_SLIPS,
]

const KEEPING = MAL_RULES.filter(({ operation }) => operation === undefined)
const BY_OPERATION: Readonly<Record<Operation, readonly MalRule[]>> = {
  derivative: MAL_RULES.filter(({ operation }) => operation === 'derivative'),
  integral: MAL_RULES.filter(({ operation }) => operation === 'integral'),
}

/** The slips that can happen in a step of this kind. */
export const rulesFor = (operation: Operation | undefined): readonly MalRule[] =>
  operation === undefined ? KEEPING : BY_OPERATION[operation]
