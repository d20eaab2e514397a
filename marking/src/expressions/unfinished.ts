import {
  isAlike,
  isBound,
  isStatement,
  type Node,
  some,
  variablesOf,
} from '@learngrove/maths/notation'
import { isWhole } from '@learngrove/maths/rational'
import { evaluate, relationsOf, statementOf } from '@learngrove/maths/values'
import type { Form } from '#expressions/expression-key.ts'
import { subjectOf } from '#expressions/forms/subject.ts'
import { missingForForm } from '#expressions/forms.ts'
import { isSameUpToOrder } from '#expressions/ladder.ts'
import { writtenAs } from '#numbers/precision.ts'

/** What is still to be done; `isCertain` is false where the key itself is not in its form. */
export type Unfinished = {
  readonly note: string
  readonly isStart?: boolean
  readonly isCertain?: boolean
}

/**
 * What is still to be done to an answer of the right value; undefined where nothing is. With
 * `isAnyEqual` a number need not be worked out, nor a letter stand alone.
 */
export function unfinished(
  { forms, isAnyEqual }: { readonly forms: readonly Form[]; readonly isAnyEqual: boolean },
  wanted: Node,
  given: Node,
  start: Node | undefined,
): Unfinished | undefined {
  if (start !== undefined && isAlike(given, start) && !isAlike(wanted, start))
    return { note: 'That is what you started from. Take it further.', isStart: true }
  if (isSameUpToOrder(given, wanted)) return undefined
  if (!isAnyEqual && some(given, isUnworked) && !some(wanted, isUnworked))
    return { note: 'The value is right. Now work it out to the end.' }
  const mayStay = isAnyEqual || !isStatement(wanted)
  const open = mayStay ? undefined : isolation(wanted, given, start !== undefined)
  if (open !== undefined) return { note: open }
  for (const form of forms) {
    const note = missingForForm(given, form, wanted)
    if (note === undefined) continue
    return missingForForm(wanted, form) === undefined ? { note } : { note, isCertain: false }
  }
  if (isAnyEqual || forms.length > 0) return undefined
  if (isStatement(wanted) || variablesOf(wanted).length > 0) return undefined
  const note = unworked(wanted) === undefined ? unworked(given) : undefined
  return note === undefined ? undefined : { note }
}

/** A sign that says what is still to be done: of a sum, an integral, a determinant. */
const isUnworked = (node: Node): boolean =>
  isBound(node) || (node.type === 'call' && node.name === 'det')

/**
 * A key that says what number a letter is asks for the letter alone on one
 * side; so does a formula where the working starts from another one.
 */
function isolation(wanted: Node, given: Node, isSolving: boolean): string | undefined {
  const [asked, has] = [statementOf(wanted), statementOf(given)]
  if (asked === undefined || has === undefined) return undefined
  const subjects = relationsOf(asked).map((relation) => subjectOf(relation.left, relation.right))
  if (!subjects.every((name) => name !== undefined)) return undefined
  const isNumeric = relationsOf(asked).every(({ right }) => variablesOf(right).length === 0)
  if (!isNumeric && !isSolving) return undefined
  for (const { left, right } of relationsOf(has)) {
    const name = subjectOf(left, right) ?? subjectOf(right, left)
    if (name === undefined || !subjects.includes(name))
      return `You are on the way. Go on until ${subjects[0]} stands alone on one side.`
    const value = left.type === 'variable' ? right : left
    const missing = variablesOf(value).length === 0 ? unworked(value) : undefined
    if (missing !== undefined) return missing
  }
  return undefined
}

const itemsOf = (value: Node): readonly Node[] =>
  'items' in value ? value.items.flatMap(itemsOf) : [value]

/** Whether a number is still to be worked out: `22/2`, `5 + 6`. */
function unworked(value: Node): string | undefined {
  const isDone = itemsOf(value).every((item) => {
    const { kind } = writtenAs(item)
    if (kind !== 'fraction') return kind !== 'computation' || !evaluate(item, new Map())?.exact
    const result = item.type === 'mixed' ? undefined : evaluate(item, new Map())
    return !(result?.exact && isWhole(result))
  })
  return isDone ? undefined : 'The value is right. Now work it out to the end.'
}
