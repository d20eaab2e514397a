import type { ownQuestion } from '@learngrove/contract/questions.own'
import { limits } from '@learngrove/contract/quiz.limits'
import type { Answer } from '@learngrove/marking/judgement'
import type { HotSpotArea, Question, SubQuestion } from '@learngrove/marking/question'
import { parseMaths } from '@learngrove/maths'
import { variablesOf } from '@learngrove/maths/notation'
import type { z } from 'zod'

export type OwnQuestion = z.output<typeof ownQuestion>

/** So many blanks one answer has room for. */
const mostBlanks = limits.blanks

/** Logits in the middle of each difficulty. */
export const difficultyOf = { easier: -0.4, core: 0.25, stretch: 0.8 } as const

/** A picture of a teacher's own as it is kept: within the question, so that only who may read that sees it. */
export type OwnPicture = {
  readonly file: string
  readonly width: number
  readonly height: number
}

/** Makes the question of what its teacher wrote; `picture` is the one that came with it. */
export function questionOf(own: OwnQuestion, picture?: OwnPicture): Question {
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
      return { ...common, type, answers, options: textsOf(key.options) }
    }
    case 'number': {
      const { type, answer, unit, tolerance } = key
      const near = tolerance !== undefined && { tolerance: { absolute: tolerance } }
      return { ...common, type, answer, ...(unit !== undefined && { unit }), ...near }
    }
    case 'expression':
      return { ...common, type: key.type, answer: key.answer, variables: lettersOf(key.answer) }
    case 'short_text':
      return { ...common, type: key.type, references: key.references }
    case 'fill_blanks':
      return { ...common, type: key.type, blanks: key.blanks.map(blankOf) }
    case 'matching': {
      const { type, left, right } = key
      return { ...common, type, left, right, pairs: left.map((_, at) => at + 1) }
    }
    case 'ordering':
      return { ...common, type: key.type, items: key.items }
    case 'cloze_dropdown':
      return {
        ...{ ...common, type: key.type },
        gaps: key.gaps.map(({ options, answer }) => ({ options: textsOf(options), answer })),
      }
    case 'table': {
      const { type, columns } = key
      const rows = key.rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((cell) => (cell.type === 'given' ? cell : blankOf(cell))),
      }))
      return { ...common, type, columns, rows }
    }
    case 'multi_part':
      return { ...common, type: key.type, sub_questions: key.parts.map(partOf) }
    case 'hot_spot':
      return { ...common, type: key.type, ...spotsOf(key, picture) }
    case 'long_text':
    case 'drawing':
    case 'recording':
      return {
        ...{ ...common, type: key.type },
        criteria: key.criteria.map((each, at) => ({
          ...each,
          ...{ code: `C${at + 1}`, evidence: [each.text] },
        })),
      }
  }
}

const textsOf = (texts: readonly string[]) => texts.map((text) => ({ text }))

type Spots = Extract<OwnQuestion['key'], { type: 'hot_spot' }>

function spotsOf({ alt, drawing, regions }: Spots, picture?: OwnPicture) {
  const those = (wanted: boolean) =>
    regions.flatMap(({ label, is_right, area }) => (is_right === wanted ? [{ label, area }] : []))
  // While it is only tried, its picture is still where it is written.
  const image = { ...(picture ?? { file: drawing ?? '' }), alt }
  return { image, spots: those(true), others: those(false) }
}

type Blank = Extract<OwnQuestion['key'], { type: 'fill_blanks' }>['blanks'][number]
type Part = Extract<OwnQuestion['key'], { type: 'multi_part' }>['parts'][number]

const blankOf = ({ type, answer }: Blank) =>
  type === 'number' ? { type, answer } : { type, references: [answer] }

function partOf({ text, marks, key }: Part): SubQuestion {
  const common = { text, max_score: marks, hints: [], method_answer: [] }
  switch (key.type) {
    case 'number': {
      const { type, answer, unit } = key
      return { ...common, type, answer, ...(unit !== undefined && { unit }) }
    }
    case 'expression':
      return { ...common, type: key.type, answer: key.answer, variables: lettersOf(key.answer) }
    case 'short_text':
      return { ...common, type: key.type, references: key.references }
  }
}

function lettersOf(answer: string): string[] {
  const parsed = parseMaths(answer)
  return parsed.ok ? [...variablesOf(parsed.expression)] : []
}

/** The key of a question as a student would hand it in; none where a person marks it by criteria. */
export function keyAsAnswer(question: Question | SubQuestion): Answer | undefined {
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
    case 'cloze_dropdown':
      return { selected_option: question.gaps.map(({ answer }) => answer) }
    case 'table':
      return {
        value: question.rows.flatMap(({ cells }) =>
          cells.flatMap((cell) =>
            cell.type === 'given'
              ? []
              : [cell.type === 'short_text' ? (cell.references[0] ?? '') : cell.answer],
          ),
        ),
      }
    case 'multi_part':
      return { parts: question.sub_questions.map((part) => keyAsAnswer(part) ?? {}) }
    case 'matching':
      return { selected_option: question.pairs }
    case 'ordering':
      return { selected_option: question.sequence ?? [] }
    case 'hot_spot':
      return { points: question.spots.map(({ area }) => pointIn(area)) }
    default:
      return undefined
  }
}

/** A place in an area; an edge is part of it. */
function pointIn(area: HotSpotArea): { x: number; y: number } {
  if (area.shape === 'circle') return { x: area.x, y: area.y }
  if (area.shape === 'rectangle') return { x: area.x + area.width / 2, y: area.y + area.height / 2 }
  const [x = 0, y = 0] = area.points[0] ?? []
  return { x, y }
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
    case 'fill_blanks':
      return areGapsOf(text, key.blanks.length) ? undefined : 'text'
    case 'cloze_dropdown':
      if (key.gaps.some(({ options, answer }) => answer > options.length)) return 'answers'
      return areGapsOf(text, key.gaps.length) ? undefined : 'text'
    case 'table': {
      const open = key.rows.flatMap(({ cells }) => cells.filter(({ type }) => type !== 'given'))
      const isWhole = key.rows.every(({ cells }) => cells.length === key.columns.length)
      return isWhole && open.length > 0 && open.length <= mostBlanks ? undefined : 'table'
    }
    case 'multi_part': {
      const sum = key.parts.reduce((total, { marks }) => total + marks, 0)
      return sum === max_score ? undefined : 'max_score'
    }
    case 'matching':
      return key.right.length < key.left.length ? 'right' : undefined
    case 'hot_spot':
      if (!key.regions.some(({ is_right }) => is_right)) return 'answers'
      return key.regions.every(({ area }) => isInPicture(area)) ? undefined : 'regions'
    case 'drawing':
    case 'recording':
    case 'long_text': {
      const sum = key.criteria.reduce((total, { marks }) => total + marks, 0)
      return sum === max_score ? undefined : 'max_score'
    }
    default:
      return undefined
  }
}

/** Tells whether a text has a place for each of so many gaps, and for no more. */
function areGapsOf(text: string, count: number): boolean {
  const found = new Set([...text.matchAll(/\[\[(\d+)\]\]/g)].map(([, number]) => Number(number)))
  return found.size === count && Array.from(found).every((number) => number >= 1 && number <= count)
}

/** Room for the last digit of a share, which a browser has added up. */
const almost = 1 + 1e-6

/** Tells whether an area stays within its picture; those of a circle may reach over an edge. */
const isInPicture = (area: HotSpotArea): boolean =>
  area.shape !== 'rectangle' || (area.x + area.width <= almost && area.y + area.height <= almost)
