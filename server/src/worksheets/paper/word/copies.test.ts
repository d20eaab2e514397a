import type { Question } from '@learngrove/marking/question'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeCopies } from './copies.ts'

const asked = (answer: string): Question => ({
  ...{ type: 'number', text: `How many are ${answer}?`, max_score: 1, answer },
  ...{ hints: [], method_answer: [] },
})

const textOf = async (answers: readonly (readonly [name: string, answer: string])[]) => {
  const copies = answers.map(([name, answer]) => ({
    ...{ name, questions: [asked('4'), asked(answer)] },
    code: new Uint8Array(8),
  }))
  const bytes = await writeCopies({ title: 'Ratio', note: '8B', copies })
  return new TextDecoder().decode(unzipSync(bytes)['word/document.xml'])
}

test('where numbers are everybody’s own the mark scheme has each of them, and nothing of that where they are not', async () => {
  const own = await textOf([
    ['Amara', '15'],
    ['Theo', '27'],
  ])
  expect(own).toContain('Question 2, everybody’s own answers')
  expect(own).toContain('Amara: 15')
  expect(own).toContain('Theo: 27')
  expect(own).not.toContain('Question 1, everybody’s own answers')
  const same = await textOf([
    ['Amara', '15'],
    ['Theo', '15'],
  ])
  expect(same).not.toContain('own answers')
})
