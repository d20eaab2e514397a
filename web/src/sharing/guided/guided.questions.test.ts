import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge, present } from '@learngrove/marking'
import { expect, test } from 'vitest'
import { brackets, snail, stuckWorking, tourName } from './guided.questions.ts'

const papers = join(import.meta.dirname, '../../../../content/papers')
const paper = JSON.parse(readFileSync(join(papers, `${tourName}.json`), 'utf8'))

test.each([snail, brackets])(
  'the question of the tour at $position is that of its paper',
  (asked) => {
    const { id: _, evaluation_question_id: __, ...question } = asked.question
    expect(present(paper.questions[asked.position])).toEqual(question)
  },
)

test('the working that is shown turns in its second line', () => {
  const { verdict, lines } = judge(paper.questions[brackets.position], { value: stuckWorking })
  expect(verdict).toBe('wrong')
  expect(lines?.map((line) => line.verdict)).toEqual(['follows', 'turned', 'follows'])
})
