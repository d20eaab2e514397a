import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { misconceptionOf, misconceptions } from '@learngrove/marking/misconceptions'
import { describe, expect, test } from 'vitest'
import { codesIn } from '#checks/question.ts'
import { questions, subjects } from '#curriculum/curriculum.ts'
import { papersFolder } from './folders.ts'

const papers = readdirSync(papersFolder).map((file) => {
  const paper: unknown = JSON.parse(readFileSync(join(papersFolder, file), 'utf8'))
  return { file, codes: codesIn(paper) }
})

/** Source of the engine and of the tutor, without the catalogue and the tests. */
const sources = ['marking', 'tutor']
  .flatMap((workspace) => {
    const root = join(import.meta.dirname, '..', workspace, 'src')
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/misconceptions|testing/.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8'))
  })
  .join('\n')

/** The rules of derivatives join their code of a prefix and the name of the slip. */
const isFoundBySource = (code: string): boolean =>
  [code, code.replace(/^derivative_/, '')].some((name) => sources.includes(`'${name}'`))

const topicsOfMathematics = new Set(
  subjects
    .filter(({ key }) => key === 'mathematics')
    .flatMap(({ strands }) => strands.flatMap(({ topics }) => topics.map(({ key }) => key))),
)

const foreseen = new Set([
  ...questions.flatMap(({ question }) => codesIn(question)),
  ...papers.flatMap(({ codes }) => codes),
])

describe('the catalogue of misconceptions', () => {
  test.each(papers)('owns every code of $file', ({ codes }) => {
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => misconceptionOf(code)?.code !== code)).toEqual([])
  })

  test('holds nothing that no rule, no question and no move of the tutor finds', () => {
    const idle = misconceptions.filter(({ code }) => !foreseen.has(code) && !isFoundBySource(code))
    expect(idle.filter(({ is_foreseen }) => !is_foreseen).map(({ code }) => code)).toEqual([])
    const found = misconceptions.filter((each) => each.is_foreseen && !idle.includes(each))
    expect(found.map(({ code }) => code)).toEqual([])
  })

  test('names science for questions of science alone', () => {
    const elsewhere = questions.flatMap(({ key, topics, question }) =>
      codesIn(question)
        .filter((code) => misconceptionOf(code)?.subject === 'science')
        .filter(() => topics.every((topic) => topicsOfMathematics.has(topic)))
        .map((code) => `${key}: ${code}`),
    )
    expect(elsewhere).toEqual([])
  })
})
