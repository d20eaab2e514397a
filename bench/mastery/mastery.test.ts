import { WEIGHTS } from '@learngrove/mastery/chance'
import { expect, test } from 'vitest'
import { randomOf } from '../referee/random.ts'
import { answersOf, studentsOf } from './answers.ts'
import { runBestLr } from './best-lr.ts'
import { runElo } from './elo.ts'
import { aucOf, figuresOf, logLossOf } from './figures.ts'
import { runOurs } from './ours.ts'
import { fitRegression } from './regression.ts'
import { solve } from './solve.ts'

const of = (...all: [chance: number, is_right: boolean][]) =>
  all.map(([chance, is_right]) => ({ chance, is_right }))

test('the area under the curve counts pairs in the right order, and ties as half', () => {
  expect(aucOf(of([0.1, false], [0.9, true]))).toBe(1)
  expect(aucOf(of([0.9, false], [0.1, true]))).toBe(0)
  expect(aucOf(of([0.5, false], [0.5, true]))).toBe(0.5)
  expect(aucOf(of([0.2, false], [0.4, true], [0.3, false], [0.3, true]))).toBe(0.875)
})

test('the loss is that of what was told, and never without end', () => {
  expect(logLossOf(of([0.5, true], [0.5, false]))).toBeCloseTo(Math.log(2))
  expect(logLossOf(of([0, true]))).toBeLessThan(14)
})

test('a system of equations is solved, whatever the order of its lines', () => {
  const solved = solve([
    [0, 2, 6],
    [1, 1, 5],
  ])
  expect(solved).toEqual([2, 3])
})

test('a regression finds the weights that made its rows', () => {
  const random = randomOf(5)
  const count = 20_000
  const values = new Float64Array(count * 2)
  const group = new Int32Array(count)
  const right = new Uint8Array(count)
  const ofGroup = [-1, 0, 1]
  for (let row = 0; row < count; row++) {
    const value = random.next() * 4 - 2
    values.set([1, value], row * 2)
    group[row] = random.whole(0, 2)
    const standing = 0.5 + 1.5 * value + (ofGroup[group[row] ?? 0] ?? 0)
    right[row] = Number(random.chance(1 / (1 + Math.exp(-standing))))
  }
  const rows = Int32Array.from({ length: count }, (_, row) => row)
  const fitted = fitRegression(
    { width: 2, values },
    [{ of: group, size: 3, ridge: 0.1 }],
    right,
    rows,
  )
  expect(fitted.weights[1]).toBeCloseTo(1.5, 1)
  const [low = 0, , high = 0] = fitted.groups[0] ?? []
  expect(high - low).toBeCloseTo(2, 0)
})

/** Answers of sixty students of different ability to ten questions of two skills. */
function made(flipsKept = false) {
  const random = randomOf(9)
  const rows = Array.from({ length: 60 }, (_, student) => {
    const ability = random.next() * 4 - 2
    return Array.from({ length: 30 }, () => {
      const item = random.whole(0, 9)
      const is_right = random.chance(1 / (1 + Math.exp((item - 4.5) / 2 - ability)))
      const isFlipped = flipsKept && student % 5 === 0
      return { student, item, skill: item % 2, is_right: isFlipped ? !is_right : is_right }
    })
  })
  return answersOf(rows.flat())
}

test('each student is met once, the kept ones last', () => {
  const students = [...studentsOf(made())]
  expect(students.length).toBe(60)
  expect(students.flat().length).toBe(1800)
  const kept = students.map(([first]) => first?.is_kept)
  expect(kept.lastIndexOf(false)).toBeLessThan(kept.indexOf(true))
})

test('every model foresees better than chance', () => {
  const answers = made()
  const steps = {
    ability: 0.6,
    abilityDecay: 0.05,
    item: 0.6,
    itemDecay: 0.05,
    skill: 0,
    others: 1,
  }
  const runs = [runOurs(answers, WEIGHTS).chances, runElo(answers, steps), runBestLr(answers)]
  for (const chances of runs) expect(figuresOf(answers, chances).auc).toBeGreaterThan(0.7)
})

test('nothing that kept students answer teaches ours about questions, nor what comes after an answer', () => {
  const [one, other] = [made(), made(true)]
  const difficulties = [one, other].map((each) => runOurs(each, WEIGHTS).difficulties)
  expect(difficulties[0]).toEqual(difficulties[1])
  const firstOfKept = [...studentsOf(one)].filter(([first]) => first?.is_kept)
  const rows = firstOfKept.flatMap(([first]) => (first ? [first.row] : []))
  const [before, after] = [one, other].map((each) => runOurs(each, WEIGHTS).chances)
  for (const row of rows) expect(before?.[row]).toBe(after?.[row])
})
