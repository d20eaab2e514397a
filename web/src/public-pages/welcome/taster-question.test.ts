import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { present } from '@learngrove/marking'
import { expect, test } from 'vitest'
import { firstQuestion, tasterLength, tasterName } from './taster-question.ts'

const papers = join(import.meta.dirname, '../../../../server/content/papers')

test('the question on the front page is the first of its paper, and gives no more away', () => {
  const paper = JSON.parse(readFileSync(join(papers, `${tasterName}.json`), 'utf8'))
  expect(paper.questions).toHaveLength(tasterLength)
  expect(present(paper.questions[0])).toEqual(firstQuestion)
})
