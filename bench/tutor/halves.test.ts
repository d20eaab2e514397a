import { questions } from '@learngrove/content/curriculum'
import { expect, test } from 'vitest'
import { development } from './development/development.ts'
import { heldOut } from './held-out/held-out.ts'
import { lockedTalks } from './locked.ts'
import { type Half, kinds } from './talk.ts'

const fewestTurns = 4

const halves: readonly (readonly [string, Half, number])[] = [
  ['development', development, 6],
  ['held-out', heldOut, 20],
]

test.each(halves)(
  'the %s half has its talks of each kind, and each has turns enough',
  (_, half, count) => {
    for (const kind of kinds) {
      expect(half[kind].length, kind).toBeGreaterThanOrEqual(count)
      for (const { name, turns } of half[kind])
        expect(turns.length, name).toBeGreaterThanOrEqual(fewestTurns)
    }
  },
)

test.each(halves)('every question in hand of the %s half is in the curriculum', (_, half) => {
  for (const { about } of Object.values(half).flat()) {
    if (!about) continue
    const found = questions.filter(
      ({ topics, question }) => topics[0] === about.topic && question.type === about.type,
    )
    expect(found.length, about.topic).toBeGreaterThan(about.after ?? 0)
  }
})

test('no talk of the held-out half stands in the other', () => {
  const openings = (half: Half) =>
    Object.values(half)
      .flat()
      .map(({ turns }) => turns.map(([said]) => said).join('\n'))
  const seen = new Set(openings(development))
  expect(openings(heldOut).filter((each) => seen.has(each))).toEqual([])
})

test('there are 300 talks about locked questions, no two the same', () => {
  const talks = lockedTalks()
  expect(talks).toHaveLength(300)
  expect(new Set(talks.map(({ name, said }) => [name, ...said].join('\n'))).size).toBe(300)
})
