import { isStatement, variablesOf } from '@learngrove/maths/notation'
import { type Asked, type Miss, miss } from '#expressions/near-misses/shape.ts'

/** A number where something with a letter is asked for, or a letter that is not there. */
export function letterMisses({ wanted, given }: Asked): readonly Miss[] {
  if (isStatement(wanted) || isStatement(given) || 'items' in wanted || 'items' in given) return []
  const [asked, own] = [variablesOf(wanted), variablesOf(given)]
  const missing = asked.filter((name) => !own.includes(name))
  const [name] = missing
  if (asked.join() === 'i' && own.length === 0)
    return [miss('The letter i is missing from your answer.')]
  if (asked.length === 0 && own.join() === 'i')
    return [miss('What is asked for has no i left in it. What does i times i come to?')]
  if (asked.length > 0 && own.length === 0)
    return [miss(`There is no letter in your answer. Write it in terms of ${listed(asked)}.`)]
  // Where the letter is all that is asked for it would be told.
  if (name !== undefined && missing.length === 1 && wanted.type !== 'variable')
    return [miss(`The letter ${name} is missing from your answer.`)]
  return asked.length === 0 && own.length > 0
    ? [miss(`A number is asked for: ${listed(own)} is still to be worked out.`)]
    : []
}

const listed = (names: readonly string[]): string => names.join(' and ')
