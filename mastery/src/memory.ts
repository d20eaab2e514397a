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
export function remember(memory: MemoryState | undefined, credit: number, at: Date): MemoryState {
  if (memory !== undefined && isSameReview(memory, at)) {
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

/** The chance to recall the skill at `now`, 0 to 1, by the forgetting curve of FSRS. */
export function retrievability(memory: MemoryState, now: Date): number {
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
function isSameReview(memory: MemoryState, at: Date): boolean {
  const isSameDay = memory.reviewed_at.slice(0, 10) === at.toISOString().slice(0, 10)
  return isSameDay || at.getTime() - Date.parse(memory.reviewed_at) < LEAST_GAP_MS
}

function daysBetween(from: string, to: Date): number {
  return Math.max(0, (to.getTime() - Date.parse(from)) / DAY_MS)
}
