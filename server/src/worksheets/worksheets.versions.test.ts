import { largestSeed } from '@learngrove/contract/worksheets.limits'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { placesOfVersion, versionOf } from './worksheets.versions.ts'

const ids = Array.from({ length: 5 }, newId)
const places = ids.map((question_id, at) => ({
  ...{ question_id, seed: at === 0 ? null : at, marks: at + 1 },
}))
const named = (of: readonly { question_id: string }[]) => of.map(({ question_id }) => question_id)

describe('versions of a sheet', () => {
  test('A is the sheet as it was made', () => {
    const made = placesOfVersion(places, 'A')
    expect(named(made)).toEqual(ids)
    expect(made.slice(1).map(({ seed }) => seed)).toEqual([1, 2, 3, 4])
    expect(made[0]?.seed).toBeGreaterThanOrEqual(0)
  })

  test('B has the same questions, each with another seed and with its own marks, in another order', () => {
    const [a, b] = [placesOfVersion(places, 'A'), placesOfVersion(places, 'B')]
    expect(named(b).toSorted()).toEqual(ids.toSorted())
    expect(named(b)).toEqual([1, 0, 3, 2, 4].map((at) => ids[at]))
    for (const { question_id, seed, marks } of b) {
      const other = a.find((each) => each.question_id === question_id)
      expect(seed).not.toBe(other?.seed)
      expect(marks).toBe(other?.marks)
      expect(seed).toBeGreaterThanOrEqual(0)
      expect(seed).toBeLessThanOrEqual(largestSeed)
    }
    expect(placesOfVersion(places, 'B')).toEqual(b)
  })

  test('a student has one of them for good, and about half have each', () => {
    const quiz_id = newId()
    const students = Array.from({ length: 400 }, newId)
    const versions = students.map((id) => versionOf(quiz_id, id))
    expect(students.map((id) => versionOf(quiz_id, id))).toEqual(versions)
    const num_a = versions.filter((version) => version === 'A').length
    expect(Math.abs(num_a - 200)).toBeLessThan(60)
  })
})
