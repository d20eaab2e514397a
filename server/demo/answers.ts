import type { Answer } from '@learngrove/marking/judgement'
import type { Blank, OrderingQuestion, Question } from '@learngrove/marking/question'
import type { Random } from './random.ts'

/** An answer as a student who knows it would give it. */
export function rightAnswer(question: Question, random: Random): Answer {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return { selected_option: question.answers }
    case 'matching':
      return { selected_option: question.pairs }
    case 'ordering':
      return { selected_option: sequenceOf(question) }
    case 'fill_blanks':
      return { value: question.blanks.map((blank) => rightText(blank, random)) }
    default:
      return { value: rightText(question, random) }
  }
}

/** An answer as a student who has not got it yet would give it: a foreseen slip where there is one. */
export function wrongAnswer(question: Question, random: Random): Answer {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false': {
      const orders = question.options.map((_, index) => index + 1)
      const others = orders.filter((order) => !question.answers.includes(order))
      return { selected_option: [random.pick(others) ?? 1] }
    }
    case 'matching':
      return { selected_option: turned(question.pairs) }
    case 'ordering':
      return { selected_option: turned(sequenceOf(question)) }
    case 'fill_blanks': {
      const slip = random.below(question.blanks.length)
      return {
        value: question.blanks.map((blank, index) =>
          index === slip ? wrongText(blank, random) : rightText(blank, random),
        ),
      }
    }
    default:
      return { value: wrongText(question, random) }
  }
}

type Typed = Blank | Extract<Question, { type: Blank['type'] }>

function rightText(key: Typed, random: Random): string {
  if (key.type === 'short_text') return random.pick(key.references) ?? ''
  if (key.type === 'number' && key.unit) return `${key.answer} ${key.unit}`
  return key.answer
}

function wrongText(key: Typed, random: Random): string {
  if (key.type === 'short_text') return random.pick(key.not ?? []) ?? 'because it is just like that'
  const foreseen = random.pick(key.mistakes ?? [])?.answer
  if (key.type === 'number') {
    const value = foreseen ?? `${random.below(90) + 10}`
    return key.unit ? `${value} ${key.unit}` : value
  }
  return foreseen ?? `${key.variables[0] ?? 'x'} = ${random.below(90) + 10}`
}

/** The items of an ordering question in their right sequence: as drawn, else as written. */
const sequenceOf = ({ items, sequence }: OrderingQuestion): readonly number[] =>
  sequence ?? items.map((_, index) => index + 1)

/** The same places, each moved on by one. */
const turned = (orders: readonly number[]): number[] => [...orders.slice(1), ...orders.slice(0, 1)]
