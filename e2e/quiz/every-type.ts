import { type Shown, solveLinear } from '../support/equations.ts'
import type { Given } from './hands.ts'

/** A question of a type, with what can be answered to it. */
export type Kind = {
  readonly type: string
  readonly quiz: string
  /** Its place in the quiz, from 1. */
  readonly place: number
  /** What cannot be read; none where anything can be. */
  readonly unread?: Given
  readonly wrong: (asked: Shown) => Given
  readonly right: (asked: Shown) => Given
  /** What is said to the wrong one, where it is not "Not yet". */
  readonly said?: RegExp
}

const fields = (...texts: string[]): Given => ({ kind: 'fields', texts })
const always = (given: Given) => () => given

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/-?\d+/g)].map(([digits]) => Number(digits))
const optionsOf = ({ options = [] }: Shown) => options.map(({ text }) => text)
/** The value of the first fraction that is written in a text. */
const fractionIn = (text: string): number => {
  const [, top, under] = /frac\{\s*(\d+)\s*\}\{\s*(\d+)\s*\}/.exec(text) ?? []
  return Number(top) / Number(under)
}
const options = (at: readonly number[]): Given => ({ kind: 'options', at })
const where = (texts: readonly string[], is: (text: string) => boolean): number[] =>
  texts.flatMap((text, at) => (is(text) ? [at] : []))

const choices: readonly Kind[] = [
  {
    type: 'single_choice',
    quiz: 'Fractions check-in',
    place: 1,
    wrong: (asked) => options(where(optionsOf(asked), (text) => !isPart(asked, text)).slice(0, 1)),
    right: (asked) => options(where(optionsOf(asked), (text) => isPart(asked, text))),
  },
  {
    type: 'multiple_choice',
    quiz: 'Fractions check-in',
    place: 7,
    wrong: (asked) => options(where(optionsOf(asked), (text) => !isEqual(asked, text)).slice(0, 1)),
    right: (asked) => options(where(optionsOf(asked), (text) => isEqual(asked, text))),
  },
  {
    type: 'true_false',
    quiz: 'Forces and speed',
    place: 3,
    wrong: always(options([1])),
    right: always(options([0])),
  },
]

/** Whether it is the part that was eaten of all the pieces. */
function isPart({ text }: Shown, option: string): boolean {
  const [pieces = 0, eaten = 0] = numbersIn(text)
  const [top, under] = numbersIn(option)
  return top === eaten && under === pieces
}

const isEqual = ({ text }: Shown, option: string): boolean =>
  Math.abs(fractionIn(option) - fractionIn(text)) < 1e-9

const arranged: readonly Kind[] = [
  {
    type: 'matching',
    quiz: 'Solving linear equations',
    place: 2,
    wrong: (asked) => ({ kind: 'pairs', cards: firstSteps(asked).toReversed() }),
    right: (asked) => ({ kind: 'pairs', cards: firstSteps(asked) }),
  },
  {
    type: 'ordering',
    quiz: 'Fractions check-in',
    place: 8,
    wrong: (asked) => ({ kind: 'order', items: bySize(asked).toReversed() }),
    right: (asked) => ({ kind: 'order', items: bySize(asked) }),
  },
  {
    type: 'cloze_dropdown',
    quiz: 'A mixed bag of mathematics',
    place: 1,
    wrong: always({ kind: 'gaps', texts: ['£20', '£80', 'more than'] }),
    right: always({ kind: 'gaps', texts: ['£100', '£75', 'less than'] }),
  },
  {
    type: 'hot_spot',
    quiz: 'A mixed bag of mathematics',
    place: 5,
    wrong: always({
      kind: 'points',
      steps: [
        [-8, 0],
        [8, 0],
      ],
    }),
    right: always({
      kind: 'points',
      steps: [
        [4, 2],
        [-2, -1],
      ],
    }),
  },
]

/** The cards that say what to do first to each equation, by their numbers. */
function firstSteps({ left = [], options = [] }: Shown): number[] {
  const number = (text: string) => options.find((each) => each.text === text)?.order ?? 0
  return left.map((text) => {
    const [first = 0] = numbersIn(text)
    if (text.includes('frac')) return number(`multiply by ${numbersIn(text).at(0) ?? 0}`)
    if (/x \+/.test(text)) return number(`subtract ${first}`)
    return /x -/.test(text) ? number(`add ${Math.abs(first)}`) : number(`divide by ${first}`)
  })
}

const bySize = ({ options = [] }: Shown): number[] =>
  options
    .toSorted((one, other) => fractionIn(one.text) - fractionIn(other.text))
    .map(({ order }) => order)

const level: Given = { kind: 'named', text: 'a level line' }

const written: readonly Kind[] = [
  {
    type: 'number',
    quiz: 'Solving linear equations',
    place: 1,
    unread: fields('7--'),
    wrong: always(fields('977')),
    right: ({ text }) => fields(String(solveLinear(text))),
  },
  {
    type: 'number with unit',
    quiz: 'Forces and speed',
    place: 6,
    unread: fields('5--', 'm/s'),
    wrong: always(fields('977', 'm/s')),
    right: ({ text }) => {
      const [metres = 0, seconds = 1] = numbersIn(text)
      return fields(String(metres / seconds), 'm/s')
    },
  },
  {
    type: 'expression',
    quiz: 'Solving linear equations',
    place: 3,
    unread: { kind: 'line', text: 'x=+' },
    wrong: always({ kind: 'line', text: 'x=977' }),
    right: ({ text }) => ({ kind: 'line', text: `x=${solveLinear(text)}` }),
  },
  {
    type: 'short_text',
    quiz: 'Solving linear equations',
    place: 5,
    wrong: always(fields('nothing at all')),
    right: always(fields('the same to the other side')),
    said: /Not yet|a teacher can look|stays undecided/,
  },
  {
    type: 'fill_blanks',
    quiz: 'Solving linear equations',
    place: 9,
    unread: fields('5--', '3'),
    wrong: always(fields('977', '978')),
    right: ({ text }) => {
      const [x = 0, a = 0, b = 0, c = 0, d = 0] = numbersIn(text.replaceAll('- ', '-'))
      return fields(String(a * x + b), String(c * x + d))
    },
  },
  {
    type: 'table',
    quiz: 'A mixed bag of mathematics',
    place: 2,
    unread: fields('5--', '0', '-1'),
    wrong: always(fields('77', '78', '79')),
    right: always(fields('3', '0', '-1')),
  },
  {
    type: 'long_text',
    quiz: 'A mixed bag of mathematics',
    place: 3,
    wrong: always(fields('I would draw it and then I would look at it for a while.')),
    right: always(
      fields(
        'Halves and thirds are parts of different sizes. Write both fractions with the same denominator. The sum is five sixths.',
      ),
    ),
    said: /Not yet|a teacher can look/,
  },
  {
    type: 'multi_part',
    quiz: 'A mixed bag of science',
    place: 4,
    unread: { kind: 'all', of: [fields('5--', 'h', '14', 'km/h'), level] },
    wrong: always({ kind: 'all', of: [fields('977', 'h', '978', 'km/h'), level] }),
    right: always({ kind: 'all', of: [fields('1.5', 'h', '14', 'km/h'), level] }),
  },
]

/** Every type of question that is marked by itself, as the demonstration school has it. */
export const everyKind: readonly Kind[] = [...choices, ...arranged, ...written]
