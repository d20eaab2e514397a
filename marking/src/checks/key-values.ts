import { parseMaths } from '@learngrove/maths'
import type { Rational } from '@learngrove/maths/rational'
import { evaluate, relationsOf, solvedOf, statementOf } from '@learngrove/maths/values'
import { readKey } from '#quantities/number.ts'
import type { Blank, Question } from '#question.ts'

/** The texts of everything that the key of a drawn question is made of. */
export function keyTexts(question: Question): readonly string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return question.answers.flatMap((order) => question.options[order - 1]?.text ?? [])
    case 'cloze_dropdown':
      return question.gaps.flatMap(({ options, answer }) => options[answer - 1]?.text ?? [])
    case 'fill_blanks':
      return question.blanks.flatMap(textsOf)
    case 'table':
      return question.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell.type === 'given' ? [] : textsOf(cell))),
      )
    case 'multi_part':
      return question.sub_questions.flatMap(keyTexts)
    case 'number':
    case 'expression':
    case 'short_text':
      return textsOf(question)
    default:
      return []
  }
}

const textsOf = (key: Blank): readonly string[] =>
  key.type === 'short_text' ? key.references : [key.answer]

/** The exact numbers of a key: `answer` where there is one, `answer1`, `answer2` … of several. */
export function keyValues(question: Question): ReadonlyMap<string, Rational> {
  const values = keyTexts(question).flatMap(numbersIn)
  const named = values.map((value, i) => [`answer${i + 1}`, value] as const)
  const [only] = values
  return new Map(values.length === 1 && only ? [['answer', only], ...named] : named)
}

/** `12`, `-3/4`, the 7 of `x = 7`, the 2 and 3 of `x = 2 or x = 3`; nothing where it is no number. */
function numbersIn(text: string): Rational[] {
  const plain = text.replaceAll('$', '')
  const number = readKey(plain)
  if (number !== undefined) return [number]
  const read = parseMaths(plain)
  const statement = read.ok ? statementOf(read.expression) : undefined
  if (statement === undefined) return []
  return relationsOf(statement).flatMap((relation) => {
    const solved = solvedOf(relation)
    const value = solved && evaluate(solved.value, new Map())
    return value?.exact ? [value] : []
  })
}
