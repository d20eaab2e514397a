import { FSRSAlgorithm, generatorParameters, Rating } from 'ts-fsrs'
import { clamp } from './ability.ts'

/**
 * How well a skill is remembered: FSRS-6 with its published default parameters, by `ts-fsrs`.
 * All of a skill's answers within a day count as one review, whose rating is the mean credit of the
 * day. The memory as it was before that review is kept, so that each further answer of the day
 * redoes the one review and adds none.
 */
export type MemoryState = {
  /** Days after which recall has fallen to 0.90. */
  readonly stability: number
  /** FSRS's own difficulty of the memory, 1 to 10. */
  readonly difficulty: number
  /** When the latest review began, ISO 8601. */
  readonly reviewed_at: string
  /** How many days had a review, and at how many of them it was forgotten. */
  readonly review_count: number
  readonly lapse_count: number
  readonly before: {
    readonly stability: number
    readonly difficulty: number
    readonly reviewed_at: string
    readonly lapse_count: number
  } | null
  /** Answers of the latest review and the credit they gathered. */
  readonly day_count: number
  readonly day_credit: number
  /**
   * What practice of other skills did for this one since: on which day at last, which share of a review
   * it came to, and the memory as it was before that day.
   */
  readonly implied?: Implied
}

type Implied = {
  readonly at: string
  readonly share: number
  readonly before: Pick<MemoryState, 'stability' | 'reviewed_at'>
}

const DAY_MS = 86_400_000
/** A sitting that crosses midnight stays one review: a new one begins at least this much later. */
const LEAST_GAP_MS = 6 * 3_600_000

/** Mean credit of a day's answers from which the review counts as hard, good and easy. */
const HARD_CREDIT = 0.5
const GOOD_CREDIT = 0.75
const EASY_CREDIT = 0.95
/** Fewer answers than this, however good, may be luck and are never easy. */
const EASY_COUNT = 3

// Fuzz would make the dates differ from run to run; short-term steps are for minutes, not for days.
const parameters = generatorParameters({ enable_fuzz: false, enable_short_term: false })
const algorithm = new FSRSAlgorithm(parameters)

/** The memory after one more answer at `at` that earned `credit` (0 to 1). */
export function remember(known: MemoryState | undefined, credit: number, at: Date): MemoryState {
  const memory = known && reviewable(known, at)
  if (memory !== undefined && isSameReview(memory.reviewed_at, at)) {
    const count = memory.day_count + 1
    return review(
      memory.before,
      memory.reviewed_at,
      memory.review_count,
      count,
      memory.day_credit + credit,
    )
  }
  const before =
    memory === undefined
      ? null
      : {
          stability: memory.stability,
          difficulty: memory.difficulty,
          reviewed_at: memory.reviewed_at,
          lapse_count: memory.lapse_count,
        }
  return review(before, at.toISOString(), (memory?.review_count ?? 0) + 1, 1, credit)
}

/**
 * The memory after practice at `at` that exercised the skill too: `share` (0 to 1) of a review. The days
 * since the last review and what a review now would make of the stability count by that share, so that
 * soon after a review it says little. Of a day's shares each takes its part of what the others left, so
 * that together they are never more than one review; a day that has a review of its own takes none.
 */
export function imply(memory: MemoryState, share: number, at: Date): MemoryState {
  const isContinued = memory.implied !== undefined && isSameReview(memory.implied.at, at)
  if (memory.implied === undefined && isSameReview(memory.reviewed_at, at)) return memory
  const earlier = isContinued ? memory.implied : undefined
  const soFar = earlier?.share ?? 0
  const whole = soFar + (1 - soFar) * clamp(share, 0, 1)
  if (whole === soFar) return memory
  const { stability, reviewed_at } = earlier?.before ?? memory
  const now = earlier ? latestOf(earlier.at, at) : at.toISOString()
  const days = daysBetween(reviewed_at, new Date(now))
  const before = { stability, difficulty: memory.difficulty }
  const reviewed = algorithm.next_state(before, days, Rating.Good)
  const moved = Date.parse(reviewed_at) + whole * days * DAY_MS
  return {
    ...memory,
    stability: stability + whole * Math.max(0, reviewed.stability - stability),
    reviewed_at: new Date(moved).toISOString(),
    implied: { at: now, share: whole, before: { stability, reviewed_at } },
  }
}

/** The memory that an answer at `at` builds on: a review of one's own takes the place of the day's implied one. */
function reviewable({ implied, ...memory }: MemoryState, at: Date): MemoryState {
  return implied !== undefined && isSameReview(implied.at, at)
    ? { ...memory, ...implied.before }
    : memory
}

const latestOf = (one: string, other: Date): string =>
  Date.parse(one) > other.getTime() ? one : other.toISOString()

/** The chance to recall the skill at `now`, 0 to 1, by the forgetting curve of FSRS. */
export function retrievability(
  memory: Pick<MemoryState, 'stability' | 'reviewed_at'>,
  now: Date,
): number {
  const days = daysBetween(memory.reviewed_at, now)
  return clamp(algorithm.forgetting_curve(days, memory.stability), 0, 1)
}

function review(
  before: MemoryState['before'],
  reviewedAt: string,
  reviewCount: number,
  dayCount: number,
  dayCredit: number,
): MemoryState {
  const rating = ratingOf(dayCredit / dayCount, dayCount)
  const days = before === null ? 0 : daysBetween(before.reviewed_at, new Date(reviewedAt))
  const next = algorithm.next_state(before, days, rating)
  const isLapse = before !== null && rating === Rating.Again
  return {
    stability: next.stability,
    difficulty: next.difficulty,
    reviewed_at: reviewedAt,
    review_count: reviewCount,
    lapse_count: (before?.lapse_count ?? 0) + (isLapse ? 1 : 0),
    before,
    day_count: dayCount,
    day_credit: dayCredit,
  }
}

function ratingOf(credit: number, count: number): Rating {
  if (credit < HARD_CREDIT) return Rating.Again
  if (credit < GOOD_CREDIT) return Rating.Hard
  return credit >= EASY_CREDIT && count >= EASY_COUNT ? Rating.Easy : Rating.Good
}

/** Days are of UTC, so that the same evidence gives the same memory on every machine. */
function isSameReview(reviewedAt: string, at: Date): boolean {
  const isSameDay = reviewedAt.slice(0, 10) === at.toISOString().slice(0, 10)
  return isSameDay || at.getTime() - Date.parse(reviewedAt) < LEAST_GAP_MS
}

function daysBetween(from: string, to: Date): number {
  return Math.max(0, (to.getTime() - Date.parse(from)) / DAY_MS)
}
