import { type Band, bands } from '@learngrove/contract/worksheets.limits'
import { isAlike, type Print, printOf } from './planning.alike.ts'
import { type Candidate, isWished, type Wishes } from './planning.candidate.ts'

export type Cell = { readonly topic_id: string; readonly difficulty: Band; readonly count: number }

export type Plan = Wishes & { readonly cells: readonly Cell[] }

/** A question that stands on the sheet already. */
export type Kept = {
  readonly question_id: string
  readonly topic_ids: readonly string[]
  readonly band: Band
  readonly text: string
}

export type Gap = {
  readonly topic_id: string
  readonly difficulty: Band
  readonly wanted: number
  readonly found: number
  readonly why: 'none' | 'alike' | 'had'
}

type Asked = {
  readonly plan: Plan
  readonly candidates: readonly Candidate[]
  readonly kept: readonly Kept[]
  /** Another number gives another sheet of the same plan. */
  readonly seed: number
  readonly isToppedUp?: boolean
}

type Standing = { readonly question_id: string; readonly topic_id: string; readonly band: Band }

/**
 * Fills a plan around what stands: for each topic and difficulty so many questions as are wished, none
 * twice and none like another, first what the class has not had, of as many types as there are. What was had
 * comes again only where it draws fresh numbers. Says what could not be met, and why; with `isToppedUp`
 * others of the same topics stand in for it.
 */
export function fillPlan({ plan, candidates, kept, seed, isToppedUp = false }: Asked): {
  question_ids: string[]
  gaps: Gap[]
} {
  const hand = beginWith(kept, plan, seed)
  const wished = candidates.filter((each) => isWished(each, plan))
  const gaps: Gap[] = []
  for (const { topic_id, difficulty, count } of plan.cells) {
    const fitting = wished.filter((each) => each.topic_id === topic_id && each.band === difficulty)
    const standing = hand.sheet.filter(
      (each) => each.topic_id === topic_id && each.band === difficulty,
    ).length
    const { taken, isAnyAlike } = hand.take(fitting, count - standing)
    const found = standing + taken
    if (found >= count) continue
    const isHad = fitting.some((each) => !isFresh(each))
    const why = isAnyAlike ? 'alike' : isHad ? 'had' : 'none'
    gaps.push({ topic_id, difficulty, wanted: count, found, why })
  }
  if (isToppedUp) {
    const missing = gaps.reduce((sum, { wanted, found }) => sum + wanted - found, 0)
    hand.take(wished, missing)
  }
  return { question_ids: hand.sheet.map(({ question_id }) => question_id), gaps }
}

/** Holds the sheet while it is filled, with what keeps questions from coming twice. */
function beginWith(kept: readonly Kept[], plan: Plan, seed: number) {
  const sheet: Standing[] = kept.map(({ question_id, topic_ids, band }) => ({
    ...{ question_id, band },
    topic_id: plan.cells.find((cell) => topic_ids.includes(cell.topic_id))?.topic_id ?? '',
  }))
  const prints: Print[] = kept.map(({ text }) => printOf(text))
  const types = new Map<string, number>()
  return {
    sheet,
    /** Takes so many of what fits, if there are; tells whether any was left out for being like another. */
    take(fitting: readonly Candidate[], count: number) {
      const left = new Set(fitting)
      let taken = 0
      let isAnyAlike = false
      while (taken < count) {
        const next = best(left, { types, seed, byHand: plan.without_calculator })
        if (!next) break
        left.delete(next)
        if (sheet.some(({ question_id }) => question_id === next.question_id)) continue
        const print = printOf(next.text)
        if (prints.some((each) => isAlike(each, print))) {
          isAnyAlike = true
          continue
        }
        prints.push(print)
        types.set(next.type, (types.get(next.type) ?? 0) + 1)
        insert(sheet, next)
        taken++
      }
      return { taken, isAnyAlike }
    },
  }
}

/** Whether it can be asked of the class: it has not had it, or it comes with other numbers. */
const isFresh = ({ num_met, is_template }: Candidate) => num_met === 0 || is_template

type Wanted = {
  /** How many of each type were taken. */
  readonly types: ReadonlyMap<string, number>
  readonly seed: number
  readonly byHand: boolean
}

/** The next to take: what fewest of the class have had, of the rarest type so far, else as the seed has it. */
function best(
  left: ReadonlySet<Candidate>,
  { types, seed, byHand }: Wanted,
): Candidate | undefined {
  let first: Candidate | undefined
  let firstRank: readonly number[] = []
  for (const each of left) {
    if (!isFresh(each)) continue
    const isAside = byHand && !each.without_calculator
    const rank = [
      each.num_met,
      Number(isAside),
      types.get(each.type) ?? 0,
      mixed(each.question_id, seed),
    ]
    if (!first || isBefore(rank, firstRank)) [first, firstRank] = [each, rank]
  }
  return first
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, value] of one.entries()) {
    const against = other[at] ?? 0
    if (value !== against) return value < against
  }
  return false
}

/** A number that a seed gives to an id (FNV-1a). */
export function mixed(id: string, seed: number): number {
  let hash = (2_166_136_261 ^ seed) >>> 0
  for (let at = 0; at < id.length; at++) {
    hash = Math.imul(hash ^ id.charCodeAt(at), 16_777_619) >>> 0
  }
  return hash
}

/** Puts a question behind the last of its topic that is no harder; a topic that is new comes last. */
function insert(sheet: Standing[], { question_id, topic_id, band }: Candidate): void {
  const rank = bands.indexOf(band)
  const before = sheet.findLastIndex(
    (each) => each.topic_id === topic_id && bands.indexOf(each.band) <= rank,
  )
  const first = sheet.findIndex((each) => each.topic_id === topic_id)
  const at = before >= 0 ? before + 1 : first >= 0 ? first : sheet.length
  sheet.splice(at, 0, { question_id, topic_id, band })
}
