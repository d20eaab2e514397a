import { isReviewDue, REVIEW_BELOW, recallOf, type SkillState } from './mastery.ts'

export type ReviewOption = {
  readonly key: string
  readonly state: SkillState | undefined
  /** The shares by which practice of this skill counts for others. */
  readonly exercises: Readonly<Record<string, number>>
}

export type Review = {
  readonly key: string
  readonly recall: number
  readonly minutes: number
  /** The other skills that are due and need no review of their own once this one is done, the most settled first. */
  readonly covers: readonly string[]
}

/** About how many right answers a review has. */
const RIGHT_ANSWERS = 4
/** A due skill of which reviews of others settle this share needs none of its own today. */
const SETTLED = 0.5

/** What is nearly forgotten takes longer: recall below which a review takes two and three minutes. */
const TWO_MINUTES_BELOW = 0.8
const THREE_MINUTES_BELOW = 0.6

/**
 * Chooses today's reviews of the skills that are due, within a budget of minutes; the first of them
 * whatever it takes. One after another it takes the review that settles the most of what is still open, of
 * equal ones that of the skill nearest to being forgotten. A review settles its own skill, and of
 * each due skill that it exercises as much as the credit of its answers comes to.
 */
export function chooseReviews(
  skills: readonly ReviewOption[],
  now: Date,
  minutes: number,
): readonly Review[] {
  const due = skills
    .filter(({ state }) => isReviewDue(state, now))
    .map((skill) => ({ ...skill, recall: recallOf(skill.state, now) }))
    .toSorted((one, other) => one.recall - other.recall)
  /** The share of each due skill that nothing settles yet. */
  let open: ReadonlyMap<string, number> = new Map(due.map(({ key }) => [key, 1]))
  const chosen: Review[] = []
  let left = minutes
  for (;;) {
    const fitting = due.filter(
      ({ key, recall }) => isOpen(open, key) && (chosen.length === 0 || minutesOf(recall) <= left),
    )
    const best = mostSettling(fitting, open)
    if (best === undefined) return chosen
    const after = settle(open, best)
    const settled = [...open.keys()].filter((key) => isOpen(open, key) && !isOpen(after, key))
    const covers = settled
      .filter((key) => key !== best.key)
      .sort((one, other) => (after.get(one) ?? 0) - (after.get(other) ?? 0))
    const { key, recall } = best
    chosen.push({ key, recall, minutes: minutesOf(recall), covers })
    left -= minutesOf(recall)
    open = after
  }
}

type Open = ReadonlyMap<string, number>

const isOpen = (open: Open, key: string): boolean => (open.get(key) ?? 0) > 1 - SETTLED

/**
 * How much of what fades a sitting of so many right answers would bring back: of each skill that it exercises
 * the part that the answers come to, times how near it is to be due; 1 is a whole review that is due.
 */
export function worthForOthers(
  exercises: ReviewOption['exercises'],
  states: ReadonlyMap<string, SkillState | undefined>,
  now: Date,
  answers: number,
): number {
  return Object.entries(exercises).reduce((sum, [key, share]) => {
    const state = states.get(key)
    if (state === undefined) return sum
    const fading = Math.min(1, (1 - recallOf(state, now)) / (1 - REVIEW_BELOW))
    return sum + fading * (1 - (1 - share) ** answers)
  }, 0)
}

/** What stays open once a review is done. */
function settle(open: Open, { key, exercises }: ReviewOption): Open {
  const after = new Map(open)
  for (const [other, share] of Object.entries(exercises)) {
    const left = open.get(other)
    if (left !== undefined) after.set(other, left * (1 - share) ** RIGHT_ANSWERS)
  }
  return after.set(key, 0)
}

function mostSettling<Option extends ReviewOption>(
  options: readonly Option[],
  open: Open,
): Option | undefined {
  const sum = (each: Open) => each.values().reduce((total, share) => total + share, 0)
  let best: { readonly option: Option; readonly left: number } | undefined
  for (const option of options) {
    const left = sum(settle(open, option))
    if (best === undefined || left < best.left) best = { option, left }
  }
  return best?.option
}

function minutesOf(recall: number): number {
  if (recall < THREE_MINUTES_BELOW) return 3
  return recall < TWO_MINUTES_BELOW ? 2 : 1
}
