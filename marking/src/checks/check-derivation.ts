import { isEqual, parseMaths } from '@learngrove/maths'
import {
  evaluate,
  holds,
  namesIn,
  relationsOf,
  type Statement,
  solvedOf,
  statementOf,
} from '@learngrove/maths/values'
import { keyValues } from '#checks/key-values.ts'
import type { Question } from '#question.ts'
import type { Names } from '#templates/template.ts'
import { workOut } from '#templates/template-language.ts'
import { TemplateError } from '#templates/template-value.ts'

/** Whether the key meets the conditions of `check`, worked out from the draw. */
export function checkProblems(
  drawn: Question,
  names: Names,
  conditions: readonly string[],
): string[] {
  const known = new Map([...names, ...keyValues(drawn)])
  return conditions.flatMap((condition) => {
    try {
      return workOut(condition, known) === true ? [] : [`check: ${condition} does not hold`]
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error
      return [`check: ${condition}: ${error.message}`]
    }
  })
}

/** Whether the key of an expression is what its `start` leads to, by the solutions of both. */
export function startProblems(drawn: Question): string[] {
  if (drawn.type === 'multi_part')
    return drawn.sub_questions.flatMap((part, i) =>
      startProblems(part).map((problem) => `part ${i + 1}: ${problem}`),
    )
  if (drawn.type !== 'expression' || drawn.start === undefined) return []
  const { variables } = drawn
  const [start, key] = [drawn.start, drawn.answer].map((text) => parseMaths(text, { variables }))
  if (!start?.ok || !key?.ok) return []
  if (isEqual(start.expression, key.expression) !== false) return []
  const [from, to] = [statementOf(start.expression), statementOf(key.expression)]
  // A condition of the text, such as a length above zero, may leave some solutions out.
  if (from && to && areAmongSolutions(to, from)) return []
  return [`answer: “${drawn.answer}” is not what “${drawn.start}” leads to`]
}

/** Whether each value that a solved statement names meets the other statement. */
export function areAmongSolutions(solved: Statement, statement: Statement): boolean {
  const names = namesIn(statement)
  return relationsOf(solved).every((relation) => {
    const one = solvedOf(relation)
    const value = one && evaluate(one.value, new Map())
    if (one === undefined || value === undefined) return false
    if (names.length !== 1 || names[0] !== one.variable) return false
    return holds(statement, new Map([[one.variable, value]]))
  })
}
