import type { Answer } from '@learngrove/marking/judgement'
import type {
  Blank,
  HotSpotArea,
  OrderingQuestion,
  Question,
  TableQuestion,
} from '@learngrove/marking/question'
import type { Random } from './random.ts'

/** Makes an answer that is right. */
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
    case 'cloze_dropdown':
      return { selected_option: question.gaps.map(({ answer }) => answer) }
    case 'fill_blanks':
      return { value: question.blanks.map((blank) => rightText(blank, random)) }
    case 'table':
      return { value: openCells(question).map((cell) => rightText(cell, random)) }
    case 'hot_spot':
      return { points: question.spots.map(({ area }) => middleOf(area)) }
    case 'multi_part':
      return { parts: question.sub_questions.map((part) => rightAnswer(part, random)) }
    case 'long_text':
    case 'drawing':
    case 'recording':
      return { value: random.pick(question.references ?? []) ?? '' }
    default:
      return { value: rightText(question, random) }
  }
}

/** Makes an answer that is wrong: a known misconception if there is one. */
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
    case 'cloze_dropdown':
      return {
        selected_option: question.gaps.map(({ options, answer }) => (answer % options.length) + 1),
      }
    case 'table':
      return { value: openCells(question).map((cell) => wrongText(cell, random)) }
    case 'hot_spot':
      return { points: [{ x: 0, y: 0 }] }
    case 'multi_part':
      return { parts: question.sub_questions.map((part) => wrongAnswer(part, random)) }
    case 'long_text':
    case 'drawing':
    case 'recording':
      return { value: random.pick(question.criteria.flatMap(({ not }) => not ?? [])) ?? '' }
    default:
      return { value: wrongText(question, random) }
  }
}

/** Lists the cells that a student fills in, row by row. */
const openCells = ({ rows }: TableQuestion): Blank[] =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.type === 'given' ? [] : [cell])))

/** Returns a point in an area: for a polygon its first corner, which counts as inside. */
function middleOf(area: HotSpotArea): { x: number; y: number } {
  if (area.shape === 'circle') return { x: area.x, y: area.y }
  if (area.shape === 'rectangle') return { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const [x, y] = area.points[0] ?? [0, 0]
  return { x, y }
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

/** Returns the items of an ordering question in their right sequence: as drawn, else as written. */
const sequenceOf = ({ items, sequence }: OrderingQuestion): readonly number[] =>
  sequence ?? items.map((_, index) => index + 1)

/** Rotates the positions by one. */
const turned = (orders: readonly number[]): number[] => [...orders.slice(1), ...orders.slice(0, 1)]
