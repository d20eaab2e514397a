import { type ItemState, type SkillState, updateItem, updateSkill } from '@learngrove/mastery'
import {
  abilityOf,
  chanceBy,
  type Traits,
  traitsOf,
  type Weights,
} from '@learngrove/mastery/chance'
import { type Answer, type Answers, studentsOf } from './answers.ts'

/** Where the difficulty of a skill's questions is looked for first. An author would say; here nobody did. */
const skillAtFirst = { difficulty: -0.6, count: 0, variance: 1 }
/** A question's own difficulty, around that of its skill. */
const itemAtFirst = { difficulty: 0, count: 0, variance: 0.8 }
const start = Date.UTC(2026, 0, 12)
const minute = 60_000

type Item = Required<ItemState>

export type Run = {
  readonly chances: Float64Array
  readonly difficulties: Float64Array
  /** What each chance was worked out from. */
  readonly traits: readonly Traits[]
}

/**
 * Predicts each answer by the product's own functions and then lets them learn it: a state for each
 * skill of a student, and a difficulty for each question around its skill's, which stands in for the
 * author's. What the kept students answer teaches nothing about questions.
 */
export function runOurs(answers: Answers, weights: Weights): Run {
  const items = Array.from({ length: answers.items }, (): Item => itemAtFirst)
  const skills = Array.from({ length: answers.skills }, (): Item => skillAtFirst)
  const chances = new Float64Array(answers.count)
  const difficulties = new Float64Array(answers.count)
  const allTraits: Traits[] = []
  for (const student of studentsOf(answers)) {
    const states = new Map<number, SkillState>()
    for (const [place, answer] of student.entries()) {
      const item = items[answer.item] ?? itemAtFirst
      const skill = skills[answer.skill] ?? skillAtFirst
      const difficulty = item.difficulty + skill.difficulty
      const state = states.get(answer.skill)
      const traits = traitsOf(state, othersOf(states, answer.skill))
      const chance = chanceBy(weights, traits, difficulty)
      chances[answer.row] = chance
      difficulties[answer.row] = difficulty
      allTraits[answer.row] = traits
      if (!answer.is_kept) {
        const seen = { share: answer.is_right, hint_rung: 0, chance }
        const unsure = abilityOf(state).variance
        items[answer.item] = itemAfter(item, { ...seen, variance: unsure + skill.variance })
        skills[answer.skill] = itemAfter(skill, { ...seen, variance: unsure + item.variance })
      }
      const at = new Date(start + place * minute)
      const asked = { difficulty, difficulty_variance: item.variance, at }
      states.set(answer.skill, stateAfter(state, answer, asked))
    }
  }
  return { chances, difficulties, traits: allTraits }
}

const othersOf = (states: ReadonlyMap<number, SkillState>, skill: number): SkillState[] => {
  const others: SkillState[] = []
  for (const [key, state] of states) if (key !== skill) others.push(state)
  return others
}

const itemAfter = (item: Item, seen: Parameters<typeof updateItem>[1]): Item => ({
  ...item,
  ...updateItem(item, seen),
})

const stateAfter = (
  state: SkillState | undefined,
  { is_right }: Answer,
  asked: { readonly difficulty: number; readonly difficulty_variance: number; readonly at: Date },
): SkillState =>
  updateSkill(state, { is_correct: is_right === 1, share: is_right, hint_rung: 0, ...asked })
