import { type Band, bands, sheetLimits } from '@learngrove/contract/worksheets.limits'
import { mostMarks } from '@learngrove/contract/worksheets.to-complete'
import type { Blueprint, Cell, MadeQuestion, Topic } from './worksheets.data.ts'

/** Shares of easier, core and stretch of a topic for which nothing else is suggested. */
const usual: Readonly<Record<Band, number>> = { easier: 0.3, core: 0.45, stretch: 0.25 }

/** How a question stands that its teacher took: it stays where the sheet is filled anew. */
export const placedByHand = { is_compulsory: false, is_locked: true, marks: null } as const

/** Spreads questions over topics: what was suggested where it is of just these, else by the usual shares. */
export function cellsFor(
  topics: readonly Topic[],
  count: number,
  suggested: readonly Cell[],
): Cell[] {
  const ids = new Set(topics.map(({ topic_id }) => topic_id))
  const sum = suggested.reduce((total, cell) => total + cell.count, 0)
  const isAsSuggested =
    sum === count &&
    suggested.every(({ topic_id }) => ids.has(topic_id)) &&
    [...ids].every((id) => suggested.some(({ topic_id }) => topic_id === id))
  if (isAsSuggested) return [...suggested]
  const cells = new Map<string, Cell>()
  for (let at = 0; at < count; at++) {
    const cell = nextCell(topics, at, cells)
    if (!cell) break
    cells.set(`${cell.topic_id} ${cell.difficulty}`, cell)
  }
  return [...cells.values()].toSorted(inOrder(topics))
}

/** The next question goes to the topics in turn, to the difficulty that is furthest behind its share there. */
function nextCell(
  topics: readonly Topic[],
  at: number,
  cells: ReadonlyMap<string, Cell>,
): Cell | undefined {
  for (let step = 0; step < topics.length; step++) {
    const topic = topics[(at + step) % topics.length]
    if (!topic) return undefined
    const { topic_id, bank } = topic
    const countOf = (band: Band) => cells.get(`${topic_id} ${band}`)?.count ?? 0
    const open = bands.filter(
      (band) => countOf(band) < Math.min(bank[band].total, sheetLimits.cell),
    )
    const [first] = open.toSorted(
      (a, b) => countOf(a) / usual[a] - countOf(b) / usual[b] || usual[b] - usual[a],
    )
    if (first) return { topic_id, difficulty: first, count: countOf(first) + 1 }
  }
  return undefined
}

const inOrder = (topics: readonly Topic[]) => {
  const order = topics.map(({ topic_id }) => topic_id)
  return (a: Cell, b: Cell) =>
    order.indexOf(a.topic_id) - order.indexOf(b.topic_id) ||
    bands.indexOf(a.difficulty) - bands.indexOf(b.difficulty)
}

/** The plan that a sheet fulfils: what stands on it, by the topics that it was made of. */
export function cellsOf(questions: readonly MadeQuestion[], topics: readonly Topic[]): Cell[] {
  return topics.flatMap(({ topic_id }) =>
    bands.flatMap((difficulty) => {
      const count = countOn(questions, { topic_id, difficulty })
      return count > 0 ? [{ topic_id, difficulty, count }] : []
    }),
  )
}

const named = 2

export function titleFor(topics: readonly Topic[]): string {
  const titles = topics.slice(0, named).map(({ title }) => title)
  const title = topics.length > named ? `${titles.join(', ')} and more` : titles.join(' and ')
  return title.slice(0, sheetLimits.title_length) || 'Practice'
}

/** Changes how many of a topic and difficulty are wished for. */
export function withCount(
  blueprint: Blueprint,
  { topic_id, difficulty }: Pick<Cell, 'topic_id' | 'difficulty'>,
  count: number,
): Blueprint {
  const others = blueprint.cells.filter(
    (cell) => cell.topic_id !== topic_id || cell.difficulty !== difficulty,
  )
  const at = blueprint.cells.findIndex((cell) => cell.topic_id === topic_id)
  if (count === 0) return { ...blueprint, cells: others }
  const cell = { topic_id, difficulty, count: Math.min(count, sheetLimits.cell) }
  return { ...blueprint, cells: others.toSpliced(at < 0 ? others.length : at, 0, cell) }
}

/** How many questions of a topic and difficulty stand on the sheet. */
export const countOn = (
  questions: readonly MadeQuestion[],
  { topic_id, difficulty }: Pick<Cell, 'topic_id' | 'difficulty'>,
): number =>
  questions.filter(
    (each) => each.difficulty === difficulty && each.topics.some(({ id }) => id === topic_id),
  ).length

/** What a sheet comes to. */
export function sumOf(questions: readonly MadeQuestion[], asked: number | null) {
  const marks = mostMarks(
    questions.map(({ shown, is_compulsory }) => ({ is_compulsory, max_score: shown.max_score })),
    asked,
  )
  const minutes = Math.ceil(questions.reduce((sum, each) => sum + each.minutes, 0))
  return { marks, minutes, num_had: questions.filter(({ num_met }) => (num_met ?? 0) > 0).length }
}

/** Moves a question to another place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const [taken] = list.slice(from, from + 1)
  if (taken === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, taken)
}
