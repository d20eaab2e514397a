import { AVERAGE_RULES } from '#expressions/mal-rules/averages.ts'
import { MEASURE_RULES } from '#expressions/mal-rules/measures.ts'
import type { NumberRule } from '#expressions/mal-rules/number-rule.ts'
import { PERCENT_RULES } from '#expressions/mal-rules/percentages.ts'
import { ROUNDING_RULES } from '#expressions/mal-rules/rounding.ts'
import { PLAIN_RULES, UNIT_RULES } from '#expressions/mal-rules/units-and-places.ts'

/** Every slip over numbers, those that need the most to fit first. */
export const NUMBER_RULES: readonly NumberRule[] = [
  ...PERCENT_RULES,
  ...AVERAGE_RULES,
  ...MEASURE_RULES,
  ...ROUNDING_RULES,
  ...UNIT_RULES,
  ...PLAIN_RULES,
]
