import { difficultyFor } from './chance.ts'
import { chooseReviews, type ReviewOption, worthForOthers } from './choose-reviews.ts'
import {
  isReviewDue,
  MASTERED,
  masteryOf,
  recallOf,
  type SkillState,
  strengthOf,
} from './mastery.ts'

export type SkillOption = {
  readonly key: string
  readonly state: SkillState | undefined
  readonly prerequisites: readonly string[]
  /** The shares by which practice of this skill counts for others; none, if not given. */
  readonly exercises?: Readonly<Record<string, number>>
}

export type NextSkill = {
  readonly key: string
  readonly reason: 'review' | 'carry_on' | 'begin' | 'strengthen'
  /** The difficulty (logit) at which the student is expected to be right three times in four. */
  readonly difficulty: number
}

export type NextStep = NextSkill & {
  /** The skills that are due and need no review of their own once this step is done. */
  readonly covers: readonly string[]
}

/** The success rate that practice aims at: hard enough to learn from, easy enough to stay. */
const AIMED_SUCCESS = 0.75
/** Of so many new skills that are open, the first in learning order, the one to begin is chosen. */
const BEGIN_AMONG = 10
/** About how many right answers it takes to begin a skill. */
const ANSWERS_TO_BEGIN = 8
/** How many steps a student is offered, where there are as many: a choice, and not a list. */
const FEWEST_STEPS = 2
const MOST_STEPS = 3

/**
 * What to practise next, of skills in learning order: first the mastered one that is nearest to
 * being forgotten, then the started one that is nearest to mastery, then a new one whose prerequisites
 * were mastered, then the weakest. Of the first ten new ones it is that which practises the most of what
 * fades, by its `exercises`, so that the new brings back the old; the first, where none does. Prerequisites that are not among
 * `skills` do not hold anything back. Undefined when there are no skills.
 */
export function chooseNext(skills: readonly SkillOption[], now: Date): NextSkill | undefined {
  const due = skills.filter((skill) => isReviewDue(skill.state, now))
  const [review] = due.toSorted(by((skill) => recallOf(skill.state, now)))
  const best = review ? { skill: review, reason: 'review' as const } : wayOn(skills, now)[0]
  return best && aimed(best.skill, best.reason, skills)
}

/**
 * Two or three steps to choose from, each for its own reason: the review that settles the most,
 * to carry on with what is nearest to mastery, and to begin what is open. Where there are fewer reasons, the
 * next best of one follows, so that there are two while there are two skills.
 */
export function nextSteps(
  skills: readonly (SkillOption & ReviewOption)[],
  now: Date,
): readonly NextStep[] {
  const review = chooseReviews(skills, now, 0)[0]
  const reviewed = review && skills.find(({ key }) => key === review.key)
  const isWay = ({ skill: { state }, reason }: Way) =>
    state === undefined ? reason === 'begin' : !isReviewDue(state, now)
  const others = wayOn(skills, now).filter(isWay)
  const isFirst = ({ reason }: Way, place: number) =>
    reason !== 'strengthen' && others.findIndex((each) => each.reason === reason) === place
  const ways: Way[] = [
    ...(reviewed ? [{ skill: reviewed, reason: 'review' as const }] : []),
    ...others.filter(isFirst),
  ]
  const more = others.filter((way) => !ways.includes(way))
  ways.push(...more.slice(0, Math.max(0, FEWEST_STEPS - ways.length)))
  return ways.slice(0, MOST_STEPS).map(({ skill, reason }) => ({
    ...aimed(skill, reason, skills),
    covers: reason === 'review' ? (review?.covers ?? []) : [],
  }))
}

type Way = { readonly skill: SkillOption; readonly reason: NextSkill['reason'] }

/** What can be gone on with, the best first, each skill once: started, new and open, then the weakest. */
function wayOn(skills: readonly SkillOption[], now: Date): readonly Way[] {
  const known = new Map(skills.map((skill) => [skill.key, skill]))
  const isOpen = (skill: SkillOption) =>
    skill.prerequisites.every((key) => {
      const before = known.get(key)
      return before === undefined || (before.state?.mastered_at ?? null) !== null
    })
  const ofMastery = by((skill: SkillOption) => masteryOf(skill.state, now))
  const open = skills.filter(isOpen)
  const started = open
    .filter(({ state }) => state !== undefined && strengthOf(state) < MASTERED)
    .toSorted((one, other) => ofMastery(other, one))
  const states = new Map(skills.map(({ key, state }) => [key, state]))
  const bringsBack = by(
    ({ exercises = {} }: SkillOption) => -worthForOthers(exercises, states, now, ANSWERS_TO_BEGIN),
  )
  const unseen = open.filter(({ state }) => state === undefined)
  const fresh = [...unseen.slice(0, BEGIN_AMONG).toSorted(bringsBack), ...unseen.slice(BEGIN_AMONG)]
  const taken = new Set([...started, ...fresh])
  const seenFirst = by(({ state }: SkillOption) => (state === undefined ? 1 : 0))
  const rest = skills
    .filter((skill) => !taken.has(skill))
    .toSorted(ofMastery)
    .toSorted(seenFirst)
  return [
    ...started.map((skill) => ({ skill, reason: 'carry_on' as const })),
    ...fresh.map((skill) => ({ skill, reason: 'begin' as const })),
    ...rest.map((skill) => ({ skill, reason: 'strengthen' as const })),
  ]
}

function aimed(
  { key, state }: SkillOption,
  reason: NextSkill['reason'],
  skills: readonly SkillOption[],
): NextSkill {
  const others = skills.flatMap((each) => (each.key !== key && each.state ? [each.state] : []))
  return { key, reason, difficulty: difficultyFor(state, others, AIMED_SUCCESS) }
}

const by =
  <Item>(weight: (item: Item) => number) =>
  (one: Item, other: Item): number =>
    weight(one) - weight(other)
