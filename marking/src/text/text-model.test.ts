import { describe, expect, test } from 'vitest'
import { codeModel } from '#text/coded-model.ts'
import { evidenceOf, readTask } from '#text/features.ts'
import { SHIPPED } from '#text/shipped-weights.ts'
import { chancesOf, fitTextModel, keyOf } from '#text/text-model.ts'
import { TRAINING_SET } from '#text/training/training-set.ts'

test('the shipped weights are those that our own training set gives', () => {
  expect(codeModel(fitTextModel(TRAINING_SET, 'likeness'))).toEqual(SHIPPED)
})

test('the training set has several hundred answers to sixty questions, each of both kinds', () => {
  expect(TRAINING_SET.length).toBeGreaterThan(600)
  const questions = Map.groupBy(TRAINING_SET, keyOf)
  expect(questions.size).toBeGreaterThan(60)
  for (const [key, examples] of questions)
    expect(new Set(examples.map(({ is_right }) => is_right)).size, key).toBe(2)
  const answers = TRAINING_SET.map((each) => `${keyOf(each)}#${each.answer}`)
  expect(new Set(answers).size).toBe(answers.length)
})

describe('a model that learns from marked answers', () => {
  const task = { question: 'Why do boats float?', references: ['They push away enough water.'] }
  const words = ['upthrust', 'lift', 'push', 'water', 'sea', 'hull']
  // Answers with one word are right, those with another are not, whatever stands around them.
  const examples = Array.from({ length: 300 }, (_, i) => {
    const [a, b] = [words[i % 6], words[(i * 5 + 1) % 6]]
    return {
      ...task,
      answer: `${a} ${i % 2 ? 'magic' : 'upward'} ${b} ${i}`,
      is_right: i % 2 === 0,
    }
  })

  test.each(['words', 'questions'] as const)('%s', (learning) => {
    const model = fitTextModel(examples, learning)
    const [yes = 0, no = 1] = chancesOf(model, [
      { ...task, answer: 'upward push of the sea' },
      { ...task, answer: 'magic push of the sea' },
    ])
    expect(yes - no).toBeGreaterThan(learning === 'words' ? -1 : 0.2)
    expect(chancesOf(fitTextModel(examples, learning), examples)).toEqual(
      chancesOf(model, examples),
    )
  })
})

describe('evidence', () => {
  const light = readTask({
    question: 'Why is thunder late?',
    references: ['Sound travels slower than light.'],
  })
  const wires = readTask({
    question: 'Why is lamp B dark?',
    references: ['The switch is open, so A and B are not connected.'],
  })
  test.each([
    [light, 'sound travels slower than light', { clashes: 0, order: 1, met: 1 }],
    [light, 'light travels faster than sound', { clashes_turned: 1, clashes_straight: 0 }],
    [light, 'sound travels faster than light', { clashes_straight: 1 }],
    [light, 'light travels slower than sound', { turned: 1 }],
    [wires, 'A and B are disconnected', { clashes: 0, names_missing: 0 }],
    [wires, 'a and b are separated', { clashes: 0, names_missing: 0 }],
    [wires, 'A and B are connected', { clashes_straight: 1 }],
    [wires, 'A and C are not connected', { clashes: 0, names_extra: 1, names_missing: 0.5 }],
    [wires, 'the switch is not closed', { clashes: 0 }],
    [wires, 'a switch is closed', { clashes: 1, names_extra: 0 }],
  ])('%#: %s', (task, answer, wanted) => {
    expect(evidenceOf(task, answer), answer).toMatchObject(wanted)
  })

  test('cause and effect swapped are seen', () => {
    const task = readTask({ question: 'Why?', references: ['Ice melts because salt was added.'] })
    expect(evidenceOf(task, 'salt was added because ice melts').cause).toBe(0)
    expect(evidenceOf(task, 'salt was added so ice melts').cause).toBe(1)
  })
})
