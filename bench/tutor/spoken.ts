import type { Answer } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import { rightAnswer, wrongAnswer } from '@learngrove/server/demo-answers'
import { randomFrom } from '@learngrove/server/demo-random'

/** Says an answer as a pupil would type it. */
export function spoken(question: Question, answer: Answer): string {
  const { value, selected_option } = answer
  if (typeof value === 'string') return value
  if (value) return value.join(' and ')
  const chosen = selected_option ?? []
  const text = (
    options: readonly { readonly text: string }[] | readonly string[],
    order: number,
  ) => {
    const option = options[order - 1]
    return typeof option === 'string' ? option : (option?.text ?? '')
  }
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return chosen.map((order) => text(question.options, order)).join(' and ')
    case 'matching':
      return question.left
        .map((left, at) => `${left} goes with ${text(question.right, chosen[at] ?? 0)}`)
        .join(', ')
    case 'ordering':
      return chosen.map((order) => text(question.items, order)).join(', ')
    case 'cloze_dropdown':
      return question.gaps.map(({ options }, at) => text(options, chosen[at] ?? 0)).join(' and ')
    case 'multi_part':
      return question.sub_questions
        .flatMap((part, at) => {
          const own = answer.parts?.[at]
          return own ? [spoken(part, own)] : []
        })
        .join(' and ')
    default:
      return ''
  }
}

const seed = 7

/** The same every time it is asked for. */
export const rightOf = (question: Question): Answer => rightAnswer(question, randomFrom(seed))
export const wrongOf = (question: Question): Answer => wrongAnswer(question, randomFrom(seed))

const optionsOf = (question: Question): readonly string[] => {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return question.options.map(({ text }) => text)
    case 'matching':
      return question.right
    case 'ordering':
      return question.items
    case 'cloze_dropdown':
      return question.gaps[0]?.options.map(({ text }) => text) ?? []
    default:
      return []
  }
}

/** Fills in what a pupil says of the question in hand. */
export const fillIn = (said: string, question: Question | undefined): string =>
  question === undefined
    ? said
    : said
        .replaceAll('{right}', () => spoken(question, rightOf(question)))
        .replaceAll('{wrong}', () => spoken(question, wrongOf(question)))
        .replaceAll('{question}', () => question.text)
        .replaceAll(
          /\{option (\d)\}/g,
          (_, order) =>
            optionsOf(question)[Number(order) - 1] ?? spoken(question, wrongOf(question)),
        )
