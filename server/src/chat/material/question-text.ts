import { describe } from '@learngrove/diagrams'
import type { Answer } from '@learngrove/marking/judgement'
import type { PresentedPart, PresentedQuestion } from '@learngrove/marking/presented-question'

/** Words a question and its answer for a reader who has no page: the tutor. */

/** An answer as the table stores it. */
export type GivenAnswer = Omit<Answer, 'parts'> & {
  readonly answer_parts?: readonly (Omit<Answer, 'parts'> | null)[] | null
}

const letterOf = (at: number) => String.fromCharCode('a'.charCodeAt(0) + at)

/** Words the question as the page shows it. It is made from what a student sees, so that no key can be in it. */
export function questionText(question: PresentedQuestion): string {
  const parts = question.sub_questions ?? []
  return [question, ...parts]
    .map((part, at) => (at === 0 ? partText(part) : `(${letterOf(at - 1)}) ${partText(part)}`))
    .join('\n')
}

function partText(part: PresentedPart): string {
  const { text, left = [], options = [], gaps = [], image, spot_count } = part
  const list = (texts: readonly string[]) => texts.map((each) => `- ${each}`)
  return [
    text,
    ...(left.length > 0 ? ['Each of these:', ...list(left), 'goes with one of these:'] : []),
    ...list(options.map(({ text }) => text)),
    ...list(gaps.map((gap, at) => `gap ${at + 1}: ${gap.map(({ text }) => text).join('; ')}`)),
    ...tableOf(part),
    ...pictureOf(part),
    ...(image ? [`The picture: ${image.alt} Places to mark on it: ${spot_count}.`] : []),
  ].join('\n')
}

/** Words a diagram, unless it is one that cannot be drawn: then the page shows none. */
function pictureOf({ diagram }: PresentedPart): string[] {
  if (!diagram) return []
  try {
    return [`The picture: ${describe(diagram)}`]
  } catch {
    return []
  }
}

/** Words a table; cells to fill in are dots. */
function tableOf({ columns = [], rows = [] }: PresentedPart): string[] {
  if (rows.length === 0) return []
  const lines = rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text ?? '…')])
  return [['', ...columns], ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}

/** Words the answer, each part by its letter; undefined if there is none. */
export function answerText(question: PresentedQuestion, given: GivenAnswer): string | undefined {
  const parts = question.sub_questions?.flatMap((part, at) => {
    const text = partAnswer(part, given.answer_parts?.[at] ?? {})
    return text === undefined ? [] : [`(${letterOf(at)}) ${text}`]
  })
  if (!parts) return partAnswer(question, given)
  return parts.length > 0 ? parts.join('\n') : undefined
}

function partAnswer(part: PresentedPart, answer: Omit<Answer, 'parts'>): string | undefined {
  const { value, selected_option, points } = answer
  const typed = Array.isArray(value) ? value.join('; ') : typeof value === 'string' ? value : ''
  if (/[^\s;]/.test(typed)) return typed
  const chosen = selected_option?.flatMap((order, at) => chosenText(part, order, at)) ?? []
  const places = points?.map(({ x, y }) => `${percent(x)} across and ${percent(y)} down`) ?? []
  const said = [...chosen, ...places]
  return said.length > 0 ? said.join('; ') : undefined
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** Words the option with this order; `at` is its gap, or its position on the left. */
function chosenText({ options, gaps, left }: PresentedPart, order: number, at: number): string[] {
  const found = (gaps?.[at] ?? options)?.find((option) => option.order === order)
  if (!found) return []
  const place = gaps ? `gap ${at + 1}` : left?.[at]
  return [place === undefined ? found.text : `${place}: ${found.text}`]
}
