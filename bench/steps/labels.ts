/** Mistakes with the sign of a term or of a result. */
const SIGNS = [
  'number_sign_turned',
  'sign_lost_collecting',
  'minus_times_plus',
  'minus_times_minus',
  'subtraction_turned_round',
  'negative_plus_positive',
  'double_minus',
  'factor_sign_turned',
  'sign_lost_moving',
]

/** Mistakes with a product or a fraction, by which a side comes to something else. */
const SHARES = [
  'operation_exchanged',
  'miscalculated',
  'letter_left_out',
  'rounded_the_wrong_way',
  'rounded_too_far',
  'fraction_upside_down',
  'cancelled_to_nothing',
  'divided_without_turning',
  'divided_one_term',
  'done_to_one_side',
  'multiplied_some_terms',
  'divided_some_terms',
  'minus_times_plus',
  'minus_times_minus',
  'whole_times_both',
  'unlike_terms_joined',
]

/** The labels of wrong steps, each with the codes that say the same as the label. */
export const WRONG: Readonly<Record<string, readonly string[]>> = {
  // "Not equivalent to the fraction": the label does not say how.
  EXPRESSION_NOT_EQUIVALENT: SHARES,
  DIVIDE_MULTIPLY_OPP_SIGNS: [
    'minus_times_plus',
    'minus_times_minus',
    'number_sign_turned',
    'factor_sign_turned',
  ],
  CHECK_SIGN: SIGNS,
  FORGOT_NEGATIVE: SIGNS,
  // Another operation than the one that is written, or the one with the other sign.
  WRONG_OPERATION: [
    'operation_exchanged',
    'divided_without_turning',
    'double_minus',
    'negative_plus_positive',
    'subtraction_turned_round',
    'sign_lost_collecting',
  ],
  // The two taken in the other order, or the sign of the first left out.
  REVERSED_SIDES: [
    'fraction_upside_down',
    'divided_the_wrong_way',
    'subtraction_turned_round',
    'number_sign_turned',
    'sign_lost_collecting',
  ],
  FORGOT_VARIABLE: ['letter_left_out'],
}

/** The labels of steps that are right and do not help. */
export const UNHELPFUL: ReadonlySet<string> = new Set([
  'FOCUS_ON_VARIABLE',
  'COMBINE_LIKE_TERMS',
  'SIMPLIFY_FRACTION',
  'ADD_TO_REMOVE',
  'SUBTRACT_TO_REMOVE',
  'DIVIDE_TO_SIMPLIFY',
  'DIVIDE_NEGATIVE_BETTER',
  'REMOVE_VARIABLE_DENOMINATOR',
  'MULTIPLY_TO_SIMPLIFY',
  'DIVIDE_TO_ISOLATE',
  'ISOLATE_HINT',
])
