import { expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { present } from '#present.ts'
import type { MatchingQuestion, OrderingQuestion } from '#question.ts'
import { drawQuestion } from '#templates/template.ts'

const common = { text: '', max_score: 4, hints: [], method_answer: [] }
const ordering: OrderingQuestion = { ...common, type: 'ordering', items: ['a', 'b', 'c', 'd'] }
const matching: MatchingQuestion = {
  ...common,
  type: 'matching',
  left: ['one', 'two', 'three'],
  right: ['1', '2', '3', '4'],
  pairs: [1, 2, 3],
}
const seeds = Array.from({ length: 200 }, (_, seed) => seed)

test('the orders of an ordering question, sorted, are never its answer', () => {
  for (const seed of seeds) {
    const drawn = drawQuestion(ordering, seed)
    const orders = present(drawn).options?.map(({ order }) => order) ?? []
    expect(orders).toEqual([1, 2, 3, 4])
    expect(judge(drawn, { selected_option: orders }).is_full_marks).toBe(false)
    const right = ['a', 'b', 'c', 'd'].map(
      (text) => present(drawn).options?.find((each) => each.text === text)?.order ?? 0,
    )
    expect(judge(drawn, { selected_option: right }).is_full_marks).toBe(true)
  }
})

test('the orders of a matching question say nothing about its pairs', () => {
  const sorted = seeds.filter(
    (seed) => judge(drawQuestion(matching, seed), { selected_option: [1, 2, 3] }).is_full_marks,
  )
  // One shuffle of 24 leaves the three in their places.
  expect(sorted.length / seeds.length).toBeLessThan(0.15)
  for (const seed of seeds) {
    const drawn = drawQuestion(matching, seed)
    const right = ['1', '2', '3'].map(
      (text) => present(drawn).options?.find((each) => each.text === text)?.order ?? 0,
    )
    expect(judge(drawn, { selected_option: right }).is_full_marks).toBe(true)
  }
})

test('a template draws the same whatever order its fields come in', () => {
  const template = {
    draw: { b: { from: 1, to: 99 }, a: { from: 1, to: 99 } },
    derive: { sum: 'a + b', twice: '2 * sum' },
  }
  const turned = {
    derive: { twice: '2 * sum', sum: 'a + b' },
    draw: { a: { from: 1, to: 99 }, b: { from: 1, to: 99 } },
  }
  const question = { ...common, type: 'number' as const, text: '{{a}} {{b}}', answer: '{{twice}}' }
  for (const seed of seeds) {
    expect(drawQuestion({ ...question, template }, seed)).toEqual(
      drawQuestion({ ...question, template: turned }, seed),
    )
  }
})
