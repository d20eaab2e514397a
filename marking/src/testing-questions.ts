import type { Answer } from '#judgement.ts'
import type { Blank, HotSpot, Question, QuestionType, SubQuestion } from '#question.ts'
import { COMMON, generatorOf } from '#testing.ts'

/** Which field of an answer a type looks at. */
const FIELDS: Readonly<Record<QuestionType, 'text' | 'texts' | 'orders' | 'points' | 'parts'>> = {
  single_choice: 'orders',
  multiple_choice: 'orders',
  true_false: 'orders',
  number: 'text',
  expression: 'text',
  short_text: 'text',
  long_text: 'text',
  fill_blanks: 'texts',
  cloze_dropdown: 'orders',
  matching: 'orders',
  ordering: 'orders',
  table: 'texts',
  hot_spot: 'points',
  drawing: 'text',
  recording: 'text',
  multi_part: 'parts',
}

/** Safe: the names of a record are those of its type. */
export const TYPES = Object.keys(FIELDS) as QuestionType[]

/** Questions and answers for tests, the same for the same seed. */
export function questionsOf(seed: number) {
  const { random, pick, noise, expression } = generatorOf(seed)
  const upTo = (n: number): number => Math.floor(random() * n)
  const rows = <T>(least: number, most: number, of: (i: number) => T): T[] =>
    Array.from({ length: least + upTo(most - least + 1) }, (_, i) => of(i))
  let count = 0
  /** Numbers of keys, for answers that are right by chance. */
  const keys: string[] = []
  // No two are alike, and none is part of a word that stands there anyway.
  const secret = (): string => {
    count += 1
    return `qz${count}zq`
  }
  // Nine digits that begin with 8 stand nowhere else.
  const secretNumber = (): string => {
    const number = String(810_000_000 + upTo(9_999_999))
    if (keys.push(number) > 60) keys.shift()
    return number
  }
  const misconception = () => ({ code: secret(), text: secret() })
  const score = () => pick([1, 2, 3, 4, 5, 7, 0.5], 1)
  const scoring = () => pick(['per_item', 'penalty', 'all_or_nothing'] as const, 'per_item')
  const plainScoring = () => pick(['per_item', 'all_or_nothing'] as const, 'per_item')

  const common = () => ({
    ...COMMON,
    max_score: score(),
    hints: [secret()],
    method_answer: [{ text: secret(), maths: secret() }],
  })
  const options = () =>
    rows(2, 6, (i) =>
      random() < 0.5
        ? { text: `option ${i}` }
        : { text: `option ${i}`, misconception: misconception() },
    )
  const blank = (): Blank =>
    pick<() => Blank>(
      [
        () => ({
          type: 'number',
          answer: secretNumber(),
          unit: 'furlong',
          mistakes: [{ answer: secretNumber(), misconception: misconception() }],
        }),
        () => ({ type: 'expression', answer: `x = ${secretNumber()}`, variables: ['x'] }),
        () => ({ type: 'short_text', references: [secret()], not: [secret()] }),
      ],
      () => ({ type: 'number', answer: secretNumber() }),
    )()
  const rubric = () => ({
    criteria: rows(1, 3, () => ({
      code: secret(),
      text: secret(),
      marks: 1,
      evidence: [secret()],
      not: [secret()],
    })),
    references: [secret()],
  })
  const spot = (): HotSpot => ({
    label: secret(),
    area: pick<HotSpot['area']>(
      [
        { shape: 'circle', x: 0.3217, y: 0.5, radius: 0.1 },
        { shape: 'rectangle', x: 0.3217, y: 0.1, width: 0.2, height: 0.2 },
        {
          shape: 'polygon',
          points: [
            [0.3217, 0],
            [0.5, 0.5],
            [0, 0.5],
          ],
        },
      ],
      { shape: 'circle', x: 0.3217, y: 0.5, radius: 0.1 },
    ),
  })

  function partOf(type: Exclude<QuestionType, 'multi_part'>): SubQuestion {
    switch (type) {
      case 'single_choice':
      case 'true_false':
      case 'multiple_choice': {
        const all = options()
        const answers =
          type === 'multiple_choice' ? rows(1, all.length - 1, (i) => i + 1) : [1 + upTo(2)]
        return { ...common(), type, options: all, answers, scoring: scoring() }
      }
      case 'number':
      case 'expression':
      case 'short_text': {
        const key = blank()
        return key.type === type ? { ...common(), ...key } : partOf(type)
      }
      case 'long_text':
      case 'drawing':
      case 'recording':
        return { ...common(), type, ...rubric() }
      case 'fill_blanks':
        return { ...common(), type, blanks: rows(1, 4, blank), scoring: plainScoring() }
      case 'cloze_dropdown':
        return {
          ...common(),
          type,
          gaps: rows(1, 4, () => ({ options: options(), answer: 1 + upTo(2) })),
          scoring: scoring(),
        }
      case 'matching': {
        const left = rows(2, 5, (i) => `left ${i}`)
        const right = [...left.map((_, i) => `right ${i}`), 'one more']
        return {
          ...common(),
          type,
          left,
          right,
          pairs: left.map((_, i) => i + 1),
          scoring: scoring(),
        }
      }
      case 'ordering':
        return { ...common(), type, items: rows(2, 6, (i) => `item ${i}`), scoring: plainScoring() }
      case 'table':
        return {
          ...common(),
          type,
          columns: ['a', 'b'],
          rows: rows(1, 3, (i) => ({
            label: `row ${i}`,
            cells: [{ type: 'given' as const, text: 'given' }, blank()],
          })),
          scoring: plainScoring(),
        }
      default:
        return {
          ...common(),
          type,
          image: { file: 'a.svg', alt: 'A map' },
          spots: rows(1, 4, spot),
          scoring: scoring(),
        }
    }
  }

  function question(type: QuestionType): Question {
    if (type !== 'multi_part') return partOf(type)
    const sub_questions = rows(1, 4, (i): SubQuestion => {
      const part = partOf(pick(PART_TYPES, 'number'))
      const carries = i > 0 && (part.type === 'number' || part.type === 'expression')
      return carries ? { ...part, follow_through: { answer: `p${i} * 2` } } : part
    })
    const max_score = sub_questions.reduce((sum, part) => sum + part.max_score, 0)
    return { ...common(), type, sub_questions, max_score }
  }

  const typed = (): string =>
    pick(
      [
        () => noise(1 + upTo(30)),
        () => expression(1),
        () => `${upTo(40)}`,
        () => `x = ${pick(keys, '7')}`,
        () => `${pick(keys, '7')} furlong`,
        () => '',
        () => 'it is because the particles move',
      ],
      () => '',
    )()

  /** Anything that could be sent, sense or none; more often than not what the type takes. */
  function answer(type?: QuestionType, depth = 0): Answer {
    const usual = type === undefined ? undefined : FIELDS[type]
    const field =
      usual !== undefined && random() < 0.7 ? usual : pick(Object.values(FIELDS), 'text')
    if (field === 'text') return { value: typed() }
    if (field === 'texts') return { value: rows(0, 4, typed) }
    if (field === 'points')
      return { points: rows(0, 6, () => ({ x: random() * 1.02, y: random() })) }
    if (field === 'parts' && depth === 0)
      return { parts: rows(0, 4, () => (random() < 0.1 ? null : answer(undefined, 1))) }
    if (random() < 0.1) return { selected_option: [pick([-1, 0.5, 1e9, Number.NaN, 1], 1)] }
    return { selected_option: rows(0, 5, () => upTo(6)) }
  }

  return { question, answer, pick }
}

const PART_TYPES = TYPES.filter(
  (type): type is Exclude<QuestionType, 'multi_part'> => type !== 'multi_part',
)
