import { type Answers, studentsOf } from './answers.ts'

/** Steps of the ratings: of the first answer, and how fast they shrink as answers gather. */
type Steps = {
  readonly ability: number
  readonly abilityDecay: number
  readonly item: number
  readonly itemDecay: number
  /** The step of the difficulty that a skill's questions share. */
  readonly skill: number
  /** How far a new skill begins at the mean of the student's others. */
  readonly others: number
}

/**
 * Predicts by Elo ratings (Pelánek 2016): an ability for each skill of a student, and a difficulty for
 * each question around its skill's. Ratings of questions go on to learn from everybody, as they would online.
 */
export function runElo(answers: Answers, steps: Steps): Float64Array {
  const items = Array.from({ length: answers.items }, () => ({ difficulty: 0, count: 0 }))
  const skills = new Float64Array(answers.skills)
  const chances = new Float64Array(answers.count)
  for (const student of studentsOf(answers)) {
    const abilities = new Map<number, { value: number; count: number }>()
    let sum = 0
    for (const { row, item: id, skill, is_right } of student) {
      const item = items[id] ?? { difficulty: 0, count: 0 }
      let ability = abilities.get(skill)
      if (ability === undefined) {
        ability = { value: (steps.others * sum) / (abilities.size + 1), count: 0 }
        abilities.set(skill, ability)
        sum += ability.value
      }
      const chance = 1 / (1 + Math.exp(item.difficulty + (skills[skill] ?? 0) - ability.value))
      chances[row] = chance
      const surprise = is_right - chance
      const step = (steps.ability / (1 + steps.abilityDecay * ability.count)) * surprise
      ability.value += step
      ability.count++
      sum += step
      item.difficulty -= (steps.item / (1 + steps.itemDecay * item.count)) * surprise
      item.count++
      skills[skill] = (skills[skill] ?? 0) - steps.skill * surprise
    }
  }
  return chances
}

const first: Steps = {
  ability: 1.2,
  abilityDecay: 0.05,
  item: 1.2,
  itemDecay: 0.1,
  skill: 0,
  others: 1,
}
const tried: readonly Steps[] = [0.4, 0.5, 0.6, 0.8, 1.2].flatMap((ability) =>
  [0, 0.01, 0.02, 0.05].flatMap((abilityDecay) =>
    [
      { item: 0.25, itemDecay: 0.01 },
      { item: 0.3, itemDecay: 0.02 },
      { item: 0.4, itemDecay: 0.03 },
      { item: 0.6, itemDecay: 0.05 },
      { item: 1.2, itemDecay: 0.1 },
    ].flatMap((item) =>
      [0, 0.02, 0.05].map((skill) => ({ ability, abilityDecay, ...item, skill, others: 1 })),
    ),
  ),
)

/**
 * Chooses the steps with the least log loss on the kept students themselves: more than is fair, so that
 * nobody can say that better steps would have won.
 */
export function bestElo(answers: Answers): {
  readonly steps: Steps
  readonly chances: Float64Array
} {
  const kept = [...answers.is_kept.keys()].filter((row) => answers.is_kept[row] === 1)
  const lossOf = (chances: Float64Array) =>
    kept.reduce((sum, row) => {
      const chance = chances[row] ?? 0
      return sum - Math.log(answers.is_right[row] === 1 ? chance : 1 - chance)
    }, 0)
  let best = { steps: first, chances: runElo(answers, first) }
  let least = lossOf(best.chances)
  for (const steps of tried) {
    const chances = runElo(answers, steps)
    const loss = lossOf(chances)
    if (loss >= least) continue
    least = loss
    best = { steps, chances }
  }
  return best
}
