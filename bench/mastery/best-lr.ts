import { type Answers, studentsOf } from './answers.ts'
import { chanceAt, fitRegression, type Group, type Table } from './regression.ts'

/** How strongly the weights of items and skills are drawn to 0; chosen among 1, 2, 4 and 8. */
const ridgeOfItems = 2
const ridgeOfSkills = 0.1

/** The one, and log(1 + answers) that were right and that were not, of the skill and of all. */
const width = 5

/**
 * Predicts by Best-LR (T. Gervet, K. Koedinger, J. Schneider, T. Mitchell, "When is deep learning the
 * best approach to knowledge tracing?", JEDM 12, 2020), fitted to the training students.
 */
export function runBestLr(answers: Answers): Float64Array {
  const table = tableOf(answers)
  const groups: Group[] = [
    { of: answers.item, size: answers.items, ridge: ridgeOfItems },
    { of: answers.skill, size: answers.skills, ridge: ridgeOfSkills },
  ]
  const rows = Int32Array.from(
    Array.from({ length: answers.count }, (_, row) => row).filter(
      (row) => answers.is_kept[row] === 0,
    ),
  )
  const fitted = fitRegression(table, groups, answers.is_right, rows)
  return Float64Array.from({ length: answers.count }, (_, row) =>
    chanceAt(table, groups, fitted, row),
  )
}

function tableOf(answers: Answers): Table {
  const values = new Float64Array(answers.count * width)
  for (const student of studentsOf(answers)) {
    const ofSkill = new Map<number, [wins: number, fails: number]>()
    const [all, none] = [[0, 0] satisfies [number, number], [0, 0] satisfies [number, number]]
    for (const { row, skill, is_right } of student) {
      const own = ofSkill.get(skill) ?? none
      values.set([1, ...[...own, ...all].map(Math.log1p)], row * width)
      ofSkill.set(skill, [own[0] + is_right, own[1] + 1 - is_right])
      all[0] += is_right
      all[1] += 1 - is_right
    }
  }
  return { width, values }
}
