import type { Answer } from '@learngrove/marking/judgement'
import type { PresentedQuestion } from '@learngrove/marking/presented-question'
import type {
  Blank,
  HotSpotArea,
  Question,
  TableQuestion,
  Tolerance,
} from '@learngrove/marking/question'

/** An answer that the author foresaw as not right yet. */
export type Slip = { readonly code: string; readonly answer: Answer }

/** Every text of a question that somebody may read, key or not. */
export function textsOf(question: Question): string[] {
  const steps = question.method_answer.map((step) => step.text)
  return [
    question.text,
    ...question.hints,
    ...steps,
    ...slipTexts(question),
    ...optionsOf(question),
  ]
}

/** Every piece of LaTeX: what stands between dollar signs, and the lines of the solution. */
export function latexOf(question: Question): string[] {
  const inline = textsOf(question).flatMap((text) => inlineLatex(text))
  return [...inline, ...question.method_answer.flatMap((step) => step.maths ?? [])]
}

/** Inline mathematics of a Markdown text. Throws when a dollar sign has no partner. */
export function inlineLatex(text: string): string[] {
  const pieces = text.replaceAll('$$', '$').split('$')
  if (pieces.length % 2 === 0) throw new Error(`a dollar sign without its partner: ${text}`)
  return pieces.filter((_, index) => index % 2 === 1)
}

/** What a student chooses from, as written by the author. */
export function optionsOf(question: Question): readonly string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return question.options.map((option) => option.text)
    case 'matching':
      return question.right
    case 'ordering':
      return question.items
    default:
      return []
  }
}

/** The cells that a student fills in, row by row. */
export const openCells = ({ rows }: TableQuestion): Blank[] =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.type === 'given' ? [] : [cell])))

/** A place in an area: of a polygon a corner, which counts as in it. */
function placeIn(area: HotSpotArea): { x: number; y: number } {
  if (area.shape !== 'polygon') return { x: area.x, y: area.y }
  const [x, y] = at(area.points, 0)
  return { x, y }
}

/** The answer that gets full marks, put as a student of `shown` would put it. */
export function rightAnswer(question: Question, shown: PresentedQuestion): Answer {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return { selected_option: orders(shown, rightTexts(question)) }
    case 'ordering':
      return { selected_option: question.sequence ?? orders(shown, question.items) }
    case 'matching': {
      const texts = question.pairs.map((pair) => at(question.right, pair - 1))
      return { selected_option: orders(shown, texts) }
    }
    case 'cloze_dropdown':
      return { selected_option: question.gaps.map(({ answer }) => answer) }
    case 'fill_blanks':
      return { value: question.blanks.map(keyText) }
    case 'table':
      return { value: openCells(question).map(keyText) }
    case 'hot_spot':
      return { points: question.spots.map(({ area }) => placeIn(area)) }
    case 'multi_part': {
      const { sub_questions = [] } = shown
      return {
        parts: question.sub_questions.map((part, i) => rightAnswer(part, at(sub_questions, i))),
      }
    }
    case 'long_text':
    case 'drawing':
    case 'recording':
      return { value: question.references?.[0] ?? '' }
    default:
      return { value: keyText(question) }
  }
}

/** The answers that the author foresaw, each with the code of its misconception. */
export function slipsOf(question: Question, shown: PresentedQuestion): Slip[] {
  switch (question.type) {
    case 'single_choice':
    case 'true_false':
    case 'multiple_choice':
      return question.options.flatMap(({ text, misconception }) =>
        misconception === undefined
          ? []
          : [{ code: misconception.code, answer: { selected_option: orders(shown, [text]) } }],
      )
    case 'ordering': {
      const right = question.sequence ?? orders(shown, question.items)
      const turned = [...right].reverse()
      return [{ code: 'turned-round', answer: { selected_option: turned } }]
    }
    case 'matching': {
      const [first = 0, second = 0, ...rest] = orders(
        shown,
        question.pairs.map((pair) => at(question.right, pair - 1)),
      )
      return [{ code: 'two-swapped', answer: { selected_option: [second, first, ...rest] } }]
    }
    case 'cloze_dropdown': {
      const keys = question.gaps.map(({ answer }) => answer)
      return question.gaps.flatMap(({ options }, index) =>
        options.flatMap(({ misconception }, i) =>
          misconception === undefined
            ? []
            : [
                {
                  code: misconception.code,
                  answer: { selected_option: keys.with(index, i + 1) },
                },
              ],
        ),
      )
    }
    case 'fill_blanks':
      return slipsOfBlanks(question.blanks)
    case 'table':
      return slipsOfBlanks(openCells(question))
    case 'multi_part': {
      const { sub_questions = [] } = shown
      return question.sub_questions.flatMap((part, i) => {
        const parts = question.sub_questions.map((each, j) =>
          rightAnswer(each, at(sub_questions, j)),
        )
        return slipsOf(part, at(sub_questions, i)).map(({ code, answer }) => ({
          code,
          answer: { parts: parts.with(i, answer) },
        }))
      })
    }
    case 'hot_spot':
    case 'long_text':
    case 'drawing':
    case 'recording':
      return []
    default:
      return slipValues(question).map(({ code, value }) => ({ code, answer: { value } }))
  }
}

function slipsOfBlanks(blanks: readonly Blank[]): Slip[] {
  const keys = blanks.map(keyText)
  return blanks.flatMap((blank, index) =>
    slipValues(blank).map(({ code, value }) => ({
      code,
      answer: { value: keys.with(index, value) },
    })),
  )
}

/** The texts of the right answer, for looking whether a hint gives it away. */
export function rightTexts(question: Question): readonly string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return question.answers.map((order) => at(question.options, order - 1).text)
    case 'cloze_dropdown':
      return question.gaps.map(({ options, answer }) => at(options, answer - 1).text)
    case 'fill_blanks':
      return question.blanks.flatMap(keyTexts)
    case 'table':
      return openCells(question).flatMap(keyTexts)
    case 'multi_part':
      return question.sub_questions.flatMap(rightTexts)
    case 'number':
    case 'expression':
    case 'short_text':
      return keyTexts(question)
    default:
      return []
  }
}

type Keyed = Blank | Extract<Question, { readonly type: Blank['type'] }>

function keyTexts(keyed: Keyed): readonly string[] {
  return keyed.type === 'short_text' ? keyed.references : [keyed.answer]
}

/** The key as a student would type it: rounded where that is asked, unit and all. */
function keyText(keyed: Keyed): string {
  const key = at(keyTexts(keyed), 0)
  const text = keyed.type === 'number' ? rounded(key, keyed.tolerance) : key
  return keyed.type === 'number' && keyed.unit !== undefined ? `${text} ${keyed.unit}` : text
}

function rounded(key: string, tolerance: Tolerance | undefined): string {
  const value = Number(key)
  if (tolerance === undefined || !Number.isFinite(value)) return key
  if ('significant_figures' in tolerance)
    return String(Number(value.toPrecision(tolerance.significant_figures)))
  return 'decimal_places' in tolerance ? value.toFixed(tolerance.decimal_places) : key
}

function slipValues(keyed: Keyed): readonly { readonly code: string; readonly value: string }[] {
  if (keyed.type === 'short_text') {
    return (keyed.not ?? []).map((value) => ({ code: 'close-but-another', value }))
  }
  const unit = keyed.type === 'number' && keyed.unit !== undefined ? ` ${keyed.unit}` : ''
  return (keyed.mistakes ?? []).map(({ answer, misconception }) => ({
    code: misconception.code,
    value: `${answer}${unit}`,
  }))
}

function slipTexts(question: Question): string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return question.options.flatMap((option) => option.misconception?.text ?? [])
    case 'matching':
      return [...question.left]
    case 'fill_blanks':
      return question.blanks.flatMap(mistakeTexts)
    case 'table':
      return openCells(question).flatMap(mistakeTexts)
    case 'cloze_dropdown':
      return question.gaps.flatMap(({ options }) =>
        options.flatMap(({ misconception }) => misconception?.text ?? []),
      )
    case 'multi_part':
      return question.sub_questions.flatMap(textsOf)
    case 'number':
    case 'expression':
    case 'short_text':
      return mistakeTexts(question)
    default:
      return []
  }
}

function mistakeTexts(keyed: Keyed): string[] {
  if (keyed.type === 'short_text') return []
  return (keyed.mistakes ?? []).map(({ misconception }) => misconception.text)
}

function orders(shown: PresentedQuestion, texts: readonly string[]): number[] {
  return texts.map((text) => {
    const option = shown.options?.find((each) => each.text === text)
    if (option === undefined) throw new Error(`not shown: ${text}`)
    return option.order
  })
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`there is no item ${index}`)
  return item
}
