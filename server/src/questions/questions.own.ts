import type { ownQuestion } from '@learngrove/contract/questions.own'
import type { Answer } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import { parseMaths } from '@learngrove/maths'
import { variablesOf } from '@learngrove/maths/notation'
import type { z } from 'zod'

export type OwnQuestion = z.output<typeof ownQuestion>

/** Logits in the middle of each difficulty. */
export const difficultyOf = { easier: -0.4, core: 0.25, stretch: 0.8 } as const

/** Makes the question of what its teacher wrote. */
export function questionOf(own: OwnQuestion): Question {
  const { text, max_score, solution, hint } = own
  const common = {
    ...{ text, max_score },
    hints: hint ? [hint] : [],
    method_answer: solution ? [{ text: solution }] : [],
  }
  const { key } = own
  switch (key.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false': {
      const { type, answers } = key
      return { ...common, type, answers, options: key.options.map((each) => ({ text: each })) }
    }
    case 'number': {
      const { type, answer, unit, tolerance } = key
      return {
        ...{ ...common, type, answer },
        ...(unit !== undefined && { unit }),
        ...(tolerance !== undefined && { tolerance: { absolute: tolerance } }),
      }
    }
    case 'expression':
      return { ...common, type: key.type, answer: key.answer, variables: lettersOf(key.answer) }
    case 'short_text':
      return { ...common, type: key.type, references: key.references }
    case 'fill_blanks':
      return {
        ...{ ...common, type: key.type },
        blanks: key.blanks.map(({ type, answer }) =>
          type === 'number' ? { type, answer } : { type, references: [answer] },
        ),
      }
    case 'matching': {
      const { type, left, right } = key
      return { ...common, type, left, right, pairs: left.map((_, at) => at + 1) }
    }
    case 'ordering':
      return { ...common, type: key.type, items: key.items }
    case 'long_text':
      return {
        ...{ ...common, type: key.type },
        criteria: key.criteria.map((each, at) => ({
          ...each,
          ...{ code: `C${at + 1}`, evidence: [each.text] },
        })),
      }
  }
}

function lettersOf(answer: string): string[] {
  const parsed = parseMaths(answer)
  return parsed.ok ? [...variablesOf(parsed.expression)] : []
}

/** The key of a question as a student would hand it in; none where a person marks it by criteria. */
export function keyAsAnswer(question: Question): Answer | undefined {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return { selected_option: question.answers }
    case 'number':
      return { value: question.unit ? `${question.answer} ${question.unit}` : question.answer }
    case 'expression':
      return { value: question.answer }
    case 'short_text':
      return { value: question.references[0] ?? '' }
    case 'fill_blanks':
      return {
        value: question.blanks.map((blank) =>
          blank.type === 'short_text' ? (blank.references[0] ?? '') : blank.answer,
        ),
      }
    case 'matching':
      return { selected_option: question.pairs }
    case 'ordering':
      return { selected_option: question.sequence ?? [] }
    default:
      return undefined
  }
}

/** Says what does not go together in what a teacher wrote, as the field that it is in; nothing where all does. */
export function problemIn({ key, text, max_score }: OwnQuestion): string | undefined {
  switch (key.type) {
    case 'single_choice':
    case 'true_false':
      if (key.answers.length !== 1) return 'answers'
      return key.answers.some((order) => order > key.options.length) ? 'answers' : undefined
    case 'multiple_choice':
      return key.answers.some((order) => order > key.options.length) ? 'answers' : undefined
    case 'fill_blanks': {
      const gaps = new Set([...text.matchAll(/\[\[(\d+)\]\]/g)].map(([, number]) => Number(number)))
      const isWhole = key.blanks.every((_, at) => gaps.has(at + 1))
      return isWhole && gaps.size === key.blanks.length ? undefined : 'text'
    }
    case 'matching':
      return key.right.length < key.left.length ? 'right' : undefined
    case 'long_text': {
      const sum = key.criteria.reduce((total, { marks }) => total + marks, 0)
      return sum === max_score ? undefined : 'max_score'
    }
    default:
      return undefined
  }
}
