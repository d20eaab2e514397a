import { mentions, type Node, variablesOf } from '@learngrove/maths/notation'
import { relationsOf, statementOf } from '@learngrove/maths/values'

/** The letter that stands alone on a side, where the other side does not hold it. */
export const subjectOf = (side: Node, other: Node): string | undefined =>
  side.type === 'variable' && !mentions(other, side.name) ? side.name : undefined

/** Whether this letter stands alone on one side of every equation. */
export function missingForSubject(node: Node, subject: string): string | undefined {
  const statement = statementOf(node)
  if (statement === undefined) return `Write it as a formula, with ${subject} alone on one side.`
  const isDone = relationsOf(statement).every(({ left, right }) =>
    [subjectOf(left, right), subjectOf(right, left)].includes(subject),
  )
  return isDone ? undefined : `You are on the way. Go on until ${subject} stands alone on one side.`
}

/** Whether a letter stands alone and the other side uses these letters only; a side by itself will do. */
export function missingForTerms(node: Node, letters: readonly string[]): string | undefined {
  const statement = statementOf(node)
  const named = letters.join(' and ')
  const isOther = (side: Node) => variablesOf(side).some((name) => !letters.includes(name))
  if (statement === undefined) return isOther(node) ? `Use no letter but ${named}.` : undefined
  for (const { left, right } of relationsOf(statement)) {
    const value = subjectOf(left, right) !== undefined ? right : left
    const subject = subjectOf(left, right) ?? subjectOf(right, left)
    if (subject === undefined) return 'Go on until one letter stands alone on one side.'
    if (letters.includes(subject) || isOther(value))
      return `Go on until only ${named} is left on the other side.`
  }
  return undefined
}
