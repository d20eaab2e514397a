import { type SkillState, updateSkill } from '@learngrove/mastery'
import { chooseReviews } from '@learngrove/mastery/choose-reviews'
import { creditDown } from '@learngrove/mastery/credit-down'
import { nextSteps } from '@learngrove/mastery/next-steps'
import { type Random, randomOf } from '../referee/random.ts'
import type { Skill } from './graph.ts'
import {
  learnt,
  type Memory,
  type Nature,
  natureOf,
  recallAt,
  relearn,
  strengthen,
} from './truth.ts'

/**
 * How reviews are planned: each due skill by itself; with credit for what practice exercised, and the
 * reviews that settle the most; and so that new topics, too, are begun where they bring back what fades.
 */
export const policies = ['each', 'credit', 'credit_and_order'] as const
export type Policy = (typeof policies)[number]

/** Twelve weeks of a student. */
export type Term = {
  readonly reviews: number
  readonly minutes: number
  /** Skills learnt up to its end. */
  readonly learnt: number
  /** Mean true recall over all learnt skills, over its days, and on the last. */
  readonly recall: number
  readonly recall_at_end: number
}

export const terms = 2
const daysOfTerm = 84
const days = terms * daysOfTerm
const dayMs = 86_400_000
const start = Date.UTC(2026, 0, 12, 16)
const minutesADay = 10
/** A topic is begun on one day of practice, carried on with on the next, and then the next one is begun. */
const sittingsATopic = 2
const answersToBegin = 8
const answersToCarryOn = 4
const answersToReview = 4
const weekendHabit = 0.4

/** The chance of a right answer with the skill recalled, without it, and once the first answer brought it back. */
const rightWhenRecalled = 0.93
const rightWhenForgotten = 0.25
const rightWhenReminded = 0.6
const rightWhileLearning = 0.85

type World = {
  readonly path: readonly Skill[]
  readonly exercises: ReadonlyMap<string, Readonly<Record<string, number>>>
  readonly nature: Nature
  readonly random: Random
  readonly transfer: number
  readonly policy: Policy
  /** What the student really remembers, and what the product knows of it. */
  readonly memories: Map<string, Memory>
  readonly states: Map<string, SkillState>
}

/**
 * Runs two terms of one student, who begins a year of the curriculum with nothing seen before. The same seed is the
 * same student with the same days of practice, whatever the policy. On each of them the new topic comes
 * first, and then the reviews that are still due, within ten minutes.
 */
export function simulate(
  order: readonly Skill[],
  asked: { readonly seed: number; readonly policy: Policy; readonly transfer: number },
): readonly Term[] {
  const { seed, policy, transfer } = asked
  const life = randomOf(seed)
  const nature = natureOf(life)
  const calendar = Array.from({ length: days }, (_, day) =>
    life.chance(day % 7 < 5 ? nature.habit : nature.habit * weekendHabit),
  )
  const years = [...new Set(order.map(({ year }) => year))].slice(0, -1)
  const year = years[life.whole(0, years.length - 1)] ?? 0
  const world: World = {
    path: order.slice(order.findIndex((skill) => skill.year === year)),
    exercises: new Map(order.map(({ key, exercises }) => [key, exercises])),
    random: randomOf(seed + 1_000_003),
    ...{ nature, transfer, policy, memories: new Map(), states: new Map() },
  }
  let [practised, current] = [0, '']
  return Array.from({ length: terms }, (_, term) => {
    let [reviews, minutes, recall] = [0, 0, 0]
    for (let day = term * daysOfTerm; day < (term + 1) * daysOfTerm; day++) {
      if (calendar[day]) {
        if (practised % sittingsATopic === 0) current = nextTopic(world, day) ?? current
        practised++
        study(world, current, day)
        for (const review of reviewsOn(world, day)) {
          reviews++
          minutes += review.minutes
          practise(world, review.key, day, answersToReview)
        }
      }
      recall += meanRecall(world, day + 1) / daysOfTerm
    }
    const recall_at_end = meanRecall(world, (term + 1) * daysOfTerm)
    return { reviews, minutes, learnt: world.memories.size, recall, recall_at_end }
  })
}

const momentOf = (day: number, answer = 0) => new Date(start + day * dayMs + answer * 60_000)

/** The topic to begin: the next in order, or the one that the product offers of those that are open. */
function nextTopic({ path, states, policy }: World, day: number): string | undefined {
  if (policy !== 'credit_and_order') return path.find(({ key }) => !states.has(key))?.key
  const isOnPath = new Set(path.map(({ key }) => key))
  const isOpen = ({ prerequisites }: Skill) =>
    prerequisites.every((before) => !isOnPath.has(before) || states.has(before))
  const options = path
    .filter((skill) => states.has(skill.key) || isOpen(skill))
    .map(({ key, exercises }) => ({ key, exercises, state: states.get(key), prerequisites: [] }))
  return nextSteps(options, momentOf(day)).find(({ reason }) => reason === 'begin')?.key
}

function reviewsOn({ policy, exercises, states }: World, day: number) {
  const none = {}
  const options = [...states].map(([key, state]) => ({
    key,
    state,
    exercises: policy === 'each' ? none : (exercises.get(key) ?? none),
  }))
  // Without shares nothing covers anything: each due skill by itself, the most forgotten first.
  return chooseReviews(options, momentOf(day), minutesADay)
}

function study(world: World, key: string, day: number): void {
  const { memories, random, nature } = world
  if (memories.has(key)) {
    practise(world, key, day, answersToCarryOn)
    return
  }
  const answers = Array.from({ length: answersToBegin }, () => random.chance(rightWhileLearning))
  memories.set(key, learnt(nature, randomOf(seedOf(key, nature)), day))
  take(world, key, day, answers)
}

/** A stream of its own for each skill of a student, so that it is the same memory under each policy. */
const seedOf = (key: string, { gain }: Nature): number =>
  [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, Math.round(gain * 1e6))

/** A sitting at a skill that was learnt: it is recalled or it is not, and the answers follow. */
function practise(world: World, key: string, day: number, count: number): void {
  const { random, memories } = world
  const memory = memories.get(key)
  if (memory === undefined) return
  const isRecalled = random.chance(recallAt(memory, day))
  const answers = Array.from({ length: count }, (_, place) => {
    const forgotten = place === 0 ? rightWhenForgotten : rightWhenReminded
    return random.chance(isRecalled ? rightWhenRecalled : forgotten)
  })
  if (isRecalled) strengthen(memory, day)
  else relearn(memory, day)
  take(world, key, day, answers)
}

/** What the answers of a sitting do: to what the student really remembers below, and to what the product knows. */
function take(world: World, key: string, day: number, answers: readonly boolean[]): void {
  const { memories, states, transfer, policy } = world
  const exercises = world.exercises.get(key) ?? {}
  const right = answers.filter(Boolean).length
  for (const [below, share] of Object.entries(exercises)) {
    const memory = memories.get(below)
    if (memory) strengthen(memory, day, 1 - (1 - share * transfer) ** right)
  }
  for (const [place, is_correct] of answers.entries()) {
    const share = is_correct ? 1 : 0
    const seen = { is_correct, share, difficulty: 0, hint_rung: 0, at: momentOf(day, place) }
    states.set(key, updateSkill(states.get(key), seen))
    if (policy === 'each') continue
    for (const [below, state] of creditDown(states, seen, exercises)) states.set(below, state)
  }
}

function meanRecall({ memories }: World, day: number): number {
  const sum = memories.values().reduce((total, memory) => total + recallAt(memory, day), 0)
  return memories.size === 0 ? 1 : sum / memories.size
}
