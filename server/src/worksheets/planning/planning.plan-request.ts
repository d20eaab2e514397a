import type { QuestionType } from '@learngrove/contract/question'
import { type Band, bands, sheetLimits } from '@learngrove/contract/worksheets.limits'
import type { Cell, Plan } from './planning.fill.ts'
import { bandWords, type Request } from './planning.read-request.ts'
import { neededTopics, spread, type TopicStock, usualMix } from './planning.suggest.ts'

const usualCount = 12
/** A middling question takes about so many minutes. */
const minutesEach = 2.5
const usualTopics = 4

const only = (band: Band): Readonly<Record<Band, number>> => ({
  easier: band === 'easier' ? 1 : 0,
  core: band === 'core' ? 1 : 0,
  stretch: band === 'stretch' ? 1 : 0,
})

const mostly: Readonly<Record<Band, Readonly<Record<Band, number>>>> = {
  easier: { easier: 0.75, core: 0.25, stretch: 0 },
  core: { easier: 0.15, core: 0.7, stretch: 0.15 },
  stretch: { easier: 0, core: 0.3, stretch: 0.7 },
}

/** Makes a plan of a request; says of it what no plan can hold. */
export function planRequest(
  request: Request,
  topics: readonly TopicStock[],
  type: QuestionType | undefined,
): {
  plan: Plan
  title: string
  minutes: number | null
  not_met: string[]
  /** What was wanted beyond all that the bank has. */
  beyond: Cell[]
} {
  const not_met: string[] = []
  const named = request.topics.length > 0 ? request.topics : neededTopics(inYear(request, topics))
  const chosen = neededFirst(named).slice(0, usualTopics)
  if (request.topics.length === 0)
    not_met.push('No topic was named: it is what the class needs most')
  if (chosen.length < named.length)
    not_met.push(
      `${named.length} topics fit: the ${chosen.length} that the class needs most were taken`,
    )
  if (request.year !== null && !chosen.some(({ year }) => year === request.year))
    not_met.push(`The course has nothing of Year ${request.year} on this`)
  const asked = request.count ?? countFor(request.minutes)
  const count = Math.min(asked, sheetLimits.questions)
  if (count < asked) not_met.push(`A worksheet has at most ${count} questions`)
  const mix = request.mostly ? mostly[request.mostly] : undefined
  const { cells, short } = cellsOf(chosen, count, request, mix)
  const planned = cells.reduce((sum, cell) => sum + cell.count, 0)
  if (planned < count) not_met.push(`${count} were wanted, and the bank has ${planned} of them`)
  for (const { difficulty, count: missing } of short) {
    const wanted = Math.min(request.counted[difficulty] ?? 0, count)
    not_met.push(
      `${wanted} ${bandWords[difficulty]} were wanted, and the bank has ${wanted - missing}`,
    )
  }
  return {
    plan: {
      cells,
      without_calculator: request.without_calculator,
      types: type ? [type] : request.types,
    },
    title: titleOf(chosen),
    minutes: request.minutes,
    not_met,
    beyond: chosen[0]
      ? beyondOf(chosen[0], [...short, { difficulty: 'core', count: count - planned }])
      : [],
  }
}

type Short = { readonly difficulty: Band; readonly count: number }

/** What is missing of a topic; of one difficulty as much as a plan holds. */
const beyondOf = ({ topic_id }: TopicStock, short: readonly Short[]): Cell[] =>
  merged(
    short
      .filter(({ count }) => count > 0)
      .map(({ difficulty, count }) => ({
        topic_id,
        difficulty,
        count: Math.min(count, sheetLimits.cell),
      })),
  )

const inYear = ({ year }: Request, topics: readonly TopicStock[]) => {
  const ofYear = topics.filter((topic) => topic.year === year)
  return ofYear.length > 0 ? ofYear : topics
}

/** What the class has begun and not mastered, and then the rest in the order in which it is taught. */
function neededFirst(topics: readonly TopicStock[]): TopicStock[] {
  const needed = neededTopics(topics, topics.length)
  return [...needed, ...topics.filter((topic) => !needed.includes(topic))]
}

const countFor = (minutes: number | null): number =>
  minutes === null ? usualCount : Math.max(1, Math.round(minutes / minutesEach))

/** Sets those aside that were asked for by number, and shares the rest out as suits the class. */
function cellsOf(
  topics: readonly TopicStock[],
  count: number,
  { counted }: Request,
  mix: Readonly<Record<Band, number>> | undefined,
): { cells: Cell[]; short: Short[] } {
  const special = bands.flatMap((band) => {
    const wanted = Math.min(counted[band] ?? 0, count)
    return wanted > 0 ? spread(topics, wanted, () => only(band)) : []
  })
  const rest = Math.max(0, count - special.reduce((sum, cell) => sum + cell.count, 0))
  const cells = merged([
    ...spread(topics, rest, (topic) => mix ?? without(usualMix(topic), counted)),
    ...special,
  ])
  // Where a difficulty has no more its neighbours stand in, and the rest may have some of it.
  const short = bands.flatMap((difficulty) => {
    const wanted = Math.min(counted[difficulty] ?? 0, count)
    const has = cells.reduce(
      (sum, cell) => sum + (cell.difficulty === difficulty ? cell.count : 0),
      0,
    )
    return wanted > has ? [{ difficulty, count: wanted - has }] : []
  })
  return { cells, short }
}

/** Where it was said how many are to be of a difficulty, the others are of the other ones. */
function without(
  mix: Readonly<Record<Band, number>>,
  counted: Request['counted'],
): Readonly<Record<Band, number>> {
  const left = bands.filter((band) => counted[band] === undefined)
  const sum = left.reduce((total, band) => total + mix[band], 0)
  if (sum === 0) return mix
  const part = (band: Band) => (counted[band] === undefined ? mix[band] / sum : 0)
  return { easier: part('easier'), core: part('core'), stretch: part('stretch') }
}

function merged(cells: readonly Cell[]): Cell[] {
  const byCell = Map.groupBy(cells, ({ topic_id, difficulty }) => `${topic_id} ${difficulty}`)
  const sums = [...byCell.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }] : [],
  )
  const order = cells.map(({ topic_id }) => topic_id)
  return sums.toSorted(
    (a, b) =>
      order.indexOf(a.topic_id) - order.indexOf(b.topic_id) ||
      bands.indexOf(a.difficulty) - bands.indexOf(b.difficulty),
  )
}

const titles = 2

function titleOf(topics: readonly TopicStock[]): string {
  const named = topics.slice(0, titles).map(({ title }) => title)
  const title = topics.length > titles ? `${named.join(', ')} and more` : named.join(' and ')
  return title.slice(0, sheetLimits.title_length) || 'Mixed practice'
}
