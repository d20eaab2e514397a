import { parseMaths } from '@learngrove/maths'
import { mentions, type Node } from '@learngrove/maths/notation'
import { constantsOf } from '#expressions/antiderivative.ts'
import { lettersOf, MAX_ALTERNATIVES } from '#expressions/decide.ts'
import type { Alternative, ExpressionKey, Form } from '#expressions/expression-key.ts'
import { formsOf, missingForForm } from '#expressions/forms.ts'
import { compareOn } from '#expressions/ladder.ts'

/**
 * What is wrong with the forms and alternatives of a key, in words for its author: a key that is
 * not in a form it asks for, an alternative that cannot be read or is never reached, a share that
 * is none. Empty where all is well, and where the answer itself cannot be read.
 */
export function formProblems(key: ExpressionKey): string[] {
  const read = parseMaths(key.answer, { variables: key.variables })
  if (!read.ok) return []
  const { alternatives = [], form_share = 0, constant_share = 0 } = key
  const problems = notInForm('answer', key.answer, read.expression, key.form)
  if (!(form_share >= 0 && form_share <= 1))
    problems.push(`form_share: ${form_share} is not from 0 to 1`)
  if (!(constant_share >= 0 && constant_share <= 1))
    problems.push(`constant_share: ${constant_share} is not from 0 to 1`)
  problems.push(...antiderivativeProblems(key, read.expression))
  if (alternatives.length > MAX_ALTERNATIVES)
    problems.push(`alternatives: only the first ${MAX_ALTERNATIVES} are looked at`)
  for (const [i, alternative] of alternatives.entries()) {
    const name = `alternative ${i + 1}`
    const other = parseMaths(alternative.answer, lettersOf(key))
    if (!other.ok) problems.push(`${name}: ${alternative.answer}: ${other.message}`)
    else {
      problems.push(...notInForm(name, alternative.answer, other.expression, alternative.form))
      if (isHidden(key, read.expression, alternative, other.expression))
        problems.push(`${name}: ${alternative.answer} meets the answer itself, which comes first`)
    }
  }
  return problems
}

/** An antiderivative has the letter that is integrated by, and a letter for its constant. */
function antiderivativeProblems(
  { form, variables, answer, constant_share }: ExpressionKey,
  node: Node,
) {
  const [variable] = variables
  if (!formsOf(form).includes('antiderivative'))
    return constant_share === undefined ? [] : ['constant_share: no antiderivative is asked for']
  if (variable === undefined || !mentions(node, variable))
    return [`answer: ${answer} does not hold ${variable ?? 'a letter'}, by which is integrated`]
  return constantsOf(node, variable).length > 0
    ? []
    : [`answer: ${answer} has no letter for the constant of integration`]
}

const nameOf = (form: Form): string => (typeof form === 'string' ? form : JSON.stringify(form))

const notInForm = (
  name: string,
  text: string,
  node: Node,
  form: Form | readonly Form[] | undefined,
): string[] =>
  formsOf(form).flatMap((each) => {
    const missing = missingForForm(node, each)
    return missing === undefined ? [] : [`${name}: ${text} is not ${nameOf(each)}: ${missing}`]
  })

/** Whether an answer that is the alternative would be taken for the answer itself. */
const isHidden = (key: ExpressionKey, answer: Node, { comes_first }: Alternative, other: Node) =>
  comes_first !== true &&
  compareOn(key.equality ?? 'algebraic', other, answer) === 'equal' &&
  formsOf(key.form).every((form) => missingForForm(other, form, answer) === undefined)
