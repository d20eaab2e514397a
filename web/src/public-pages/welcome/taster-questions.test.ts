import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judge, present } from '@learngrove/marking'
import { expect, test } from 'vitest'
import { firstLines, firstVerdicts, tasterName, tasterQuestions } from './taster-questions.ts'

const papers = join(import.meta.dirname, '../../../../content/papers')
const paper = JSON.parse(readFileSync(join(papers, `${tasterName}.json`), 'utf8'))

test('the questions on the front page are those of its paper, and give no more away', () => {
  expect(paper.questions.map(present)).toEqual(tasterQuestions)
})

test('what stands there at first is what the marker says to those lines', () => {
  const { verdict, lines } = judge(paper.questions[0], { value: firstLines.join('\n') })
  expect(verdict).toBe('wrong')
  expect(lines?.map((line) => line.verdict)).toEqual(firstVerdicts)
})
