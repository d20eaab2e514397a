import { isStatement, type Node } from '@learngrove/maths/notation'
import { writtenKey } from '@learngrove/maths/rewriting'
import { relationsOf, statementOf } from '@learngrove/maths/values'
import type { Form, PlainForm } from '#expressions/expression-key.ts'
import { missingForCompletedSquare } from '#expressions/forms/completed-square.ts'
import { missingForFactorised } from '#expressions/forms/factorised.ts'
import {
  missingForDecimal,
  missingForImproper,
  missingForLowestTerms,
  missingForMixed,
} from '#expressions/forms/fractions.ts'
import { missingForPartialFractions } from '#expressions/forms/partial-fractions.ts'
import type { Check } from '#expressions/forms/parts.ts'
import { missingForExpanded, missingForSimplified } from '#expressions/forms/simplified.ts'
import { missingForSingleFraction } from '#expressions/forms/single-fraction.ts'
import { missingForStandardForm } from '#expressions/forms/standard-form.ts'
import { missingForSubject, missingForTerms } from '#expressions/forms/subject.ts'
import { missingForRationalised, missingForSurdForm } from '#expressions/forms/surds.ts'

const CHECKS: Readonly<Record<Exclude<PlainForm, 'as_key' | 'antiderivative'>, Check>> = {
  factorised: missingForFactorised,
  expanded: missingForExpanded,
  simplified: missingForSimplified,
  lowest_terms: missingForLowestTerms,
  mixed_number: missingForMixed,
  improper_fraction: missingForImproper,
  decimal: missingForDecimal,
  standard_form: missingForStandardForm,
  surd_form: missingForSurdForm,
  rationalised: missingForRationalised,
  completed_square: missingForCompletedSquare,
  partial_fractions: missingForPartialFractions,
  single_fraction: missingForSingleFraction,
}

export const formsOf = (form: Form | readonly Form[] | undefined): readonly Form[] =>
  form === undefined ? [] : isMany(form) ? form : [form]

const isMany = (form: Form | readonly Form[]): form is readonly Form[] => Array.isArray(form)

/** What is missing for the form, in words for the student; undefined where nothing is. */
export function missingForForm(node: Node, form: Form, wanted: Node = node): string | undefined {
  if (typeof form === 'object') {
    if ('subject' in form) return missingForSubject(node, form.subject)
    const letters = form.in_terms_of
    return missingForTerms(node, typeof letters === 'string' ? [letters] : letters)
  }
  // Its constant belongs to the value, which was compared before.
  if (form === 'antiderivative') return undefined
  if (form === 'as_key')
    return writtenKey(node, 'form') === writtenKey(wanted, 'form')
      ? undefined
      : 'The value is right. Now write it in the form that is asked for.'
  const keys = partsOf(wanted)
  for (const [i, part] of partsOf(node).entries()) {
    const missing = CHECKS[form](part, keys[i] ?? part)
    if (missing !== undefined) return missing
  }
  return undefined
}

/** What a form is asked of: each value of a statement, of a set or of a list; else the whole. */
function partsOf(node: Node): readonly Node[] {
  if (isStatement(node)) {
    const statement = statementOf(node)
    return (statement === undefined ? [] : relationsOf(statement)).flatMap(({ left, right }) => {
      const sides = [left, right].filter((side) => side.type !== 'variable')
      const named = sides.filter((side) => side.type !== 'number')
      return named.length > 0 ? named : sides
    })
  }
  return 'items' in node ? node.items.flatMap(partsOf) : [node]
}
