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

const PART_TYPES = TYPES.filter(
  (type): type is Exclude<QuestionType, 'multi_part'> => type !== 'multi_part',
)

const AREAS: readonly HotSpot['area'][] = [
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
]

/** Questions and answers for tests, the same for the same seed. */
export const questionsOf = (seed: number): QuestionMaker => new QuestionMaker(seed)

class QuestionMaker {
  readonly pick: ReturnType<typeof generatorOf>['pick']
  readonly #draw: ReturnType<typeof generatorOf>
  #secrets = 0
  /** Numbers of keys, for answers that are right by chance. */
  readonly #keys: string[] = []

  constructor(seed: number) {
    this.#draw = generatorOf(seed)
    this.pick = this.#draw.pick
  }

  readonly question = (type: QuestionType): Question => {
    if (type !== 'multi_part') return this.#part(type)
    const sub_questions = this.#rows(1, 4, (i): SubQuestion => {
      const part = this.#part(this.pick(PART_TYPES, 'number'))
      const carries = i > 0 && (part.type === 'number' || part.type === 'expression')
      return carries ? { ...part, follow_through: { answer: `p${i} * 2` } } : part
    })
    const max_score = sub_questions.reduce((sum, part) => sum + part.max_score, 0)
    return { ...this.#common(), type, sub_questions, max_score }
  }

  /** Makes anything that could be sent, sense or none; more often than not what the type takes. */
  readonly answer = (type?: QuestionType, depth = 0): Answer => {
    const { random } = this.#draw
    const usual = type === undefined ? undefined : FIELDS[type]
    const field =
      usual !== undefined && random() < 0.7 ? usual : this.pick(Object.values(FIELDS), 'text')
    if (field === 'text') return { value: this.#typed() }
    if (field === 'texts') return { value: this.#rows(0, 4, () => this.#typed()) }
    if (field === 'points')
      return { points: this.#rows(0, 6, () => ({ x: random() * 1.02, y: random() })) }
    if (field === 'parts' && depth === 0)
      return { parts: this.#rows(0, 4, () => (random() < 0.1 ? null : this.answer(undefined, 1))) }
    if (random() < 0.1) return { selected_option: [this.pick([-1, 0.5, 1e9, Number.NaN, 1], 1)] }
    return { selected_option: this.#rows(0, 5, () => this.#upTo(6)) }
  }

  #upTo(n: number): number {
    return Math.floor(this.#draw.random() * n)
  }

  #rows<T>(least: number, most: number, of: (i: number) => T): T[] {
    return Array.from({ length: least + this.#upTo(most - least + 1) }, (_, i) => of(i))
  }

  /** No two are alike, and none is part of a word that stands there anyway. */
  #secret(): string {
    this.#secrets += 1
    return `qz${this.#secrets}zq`
  }

  /** Nine digits that begin with 8 stand nowhere else. */
  #secretNumber(): string {
    const number = String(810_000_000 + this.#upTo(9_999_999))
    if (this.#keys.push(number) > 60) this.#keys.shift()
    return number
  }

  #misconception() {
    return { code: 'place_value' as const, text: this.#secret() }
  }

  #scoring() {
    return this.pick(['per_item', 'penalty', 'all_or_nothing'] as const, 'per_item')
  }

  #plainScoring() {
    return this.pick(['per_item', 'all_or_nothing'] as const, 'per_item')
  }

  #common() {
    return {
      ...COMMON,
      max_score: this.pick([1, 2, 3, 4, 5, 7, 0.5], 1),
      hints: [this.#secret()],
      method_answer: [{ text: this.#secret(), maths: this.#secret() }],
    }
  }

  #options() {
    return this.#rows(2, 6, (i) =>
      this.#draw.random() < 0.5
        ? { text: `option ${i}` }
        : { text: `option ${i}`, misconception: this.#misconception() },
    )
  }

  #blank(): Blank {
    return this.pick<() => Blank>(
      [
        () => ({
          type: 'number',
          answer: this.#secretNumber(),
          unit: 'furlong',
          mistakes: [{ answer: this.#secretNumber(), misconception: this.#misconception() }],
        }),
        () => ({ type: 'expression', answer: `x = ${this.#secretNumber()}`, variables: ['x'] }),
        () => ({ type: 'short_text', references: [this.#secret()], not: [this.#secret()] }),
      ],
      () => ({ type: 'number', answer: this.#secretNumber() }),
    )()
  }

  #rubric() {
    return {
      criteria: this.#rows(1, 3, () => ({
        code: this.#secret(),
        text: this.#secret(),
        marks: 1,
        evidence: [this.#secret()],
        not: [this.#secret()],
      })),
      references: [this.#secret()],
    }
  }

  #part(type: Exclude<QuestionType, 'multi_part'>): SubQuestion {
    switch (type) {
      case 'single_choice':
      case 'true_false':
      case 'multiple_choice':
        return this.#choice(type)
      case 'number':
      case 'expression':
      case 'short_text': {
        const key = this.#blank()
        return key.type === type ? { ...this.#common(), ...key } : this.#part(type)
      }
      case 'long_text':
      case 'drawing':
      case 'recording':
        return { ...this.#common(), type, ...this.#rubric() }
      default:
        return this.#severalItems(type)
    }
  }

  #choice(type: 'single_choice' | 'true_false' | 'multiple_choice'): SubQuestion {
    const options = this.#options()
    const answers =
      type === 'multiple_choice'
        ? this.#rows(1, options.length - 1, (i) => i + 1)
        : [1 + this.#upTo(2)]
    return { ...this.#common(), type, options, answers, scoring: this.#scoring() }
  }

  #severalItems(
    type: 'fill_blanks' | 'cloze_dropdown' | 'matching' | 'ordering' | 'table' | 'hot_spot',
  ): SubQuestion {
    const common = this.#common()
    const blank = () => this.#blank()
    switch (type) {
      case 'fill_blanks':
        return { ...common, type, blanks: this.#rows(1, 4, blank), scoring: this.#plainScoring() }
      case 'cloze_dropdown': {
        const gap = () => ({ options: this.#options(), answer: 1 + this.#upTo(2) })
        return { ...common, type, gaps: this.#rows(1, 4, gap), scoring: this.#scoring() }
      }
      case 'matching': {
        const left = this.#rows(2, 5, (i) => `left ${i}`)
        const right = [...left.map((_, i) => `right ${i}`), 'one more']
        const pairs = left.map((_, i) => i + 1)
        return { ...common, type, left, right, pairs, scoring: this.#scoring() }
      }
      case 'ordering': {
        const items = this.#rows(2, 6, (i) => `item ${i}`)
        return { ...common, type, items, scoring: this.#plainScoring() }
      }
      case 'table': {
        const row = (i: number) => ({
          label: `row ${i}`,
          cells: [{ type: 'given' as const, text: 'given' }, blank()],
        })
        const rows = this.#rows(1, 3, row)
        return { ...common, type, columns: ['a', 'b'], rows, scoring: this.#plainScoring() }
      }
      case 'hot_spot': {
        const area: HotSpot['area'] = { shape: 'circle', x: 0.3217, y: 0.5, radius: 0.1 }
        const spot = () => ({ label: this.#secret(), area: this.pick(AREAS, area) })
        const image = { file: 'a.svg', alt: 'A map' }
        return { ...common, type, image, spots: this.#rows(1, 4, spot), scoring: this.#scoring() }
      }
    }
  }

  #typed(): string {
    const { noise, expression } = this.#draw
    return this.pick(
      [
        () => noise(1 + this.#upTo(30)),
        () => expression(1),
        () => `${this.#upTo(40)}`,
        () => `x = ${this.pick(this.#keys, '7')}`,
        () => `${this.pick(this.#keys, '7')} furlong`,
        () => '',
        () => 'it is because the particles move',
      ],
      () => '',
    )()
  }
}
