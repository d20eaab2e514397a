import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentQuestion, Note, Subject } from '#curriculum/curriculum.ts'
import type { ContentWorksheet } from '#curriculum/shapes.ts'
import { papersFolder } from '../folders.ts'
import { coverageOf, readStatements, type Statement } from './coverage.ts'

/** What the starter curriculum has at least, and how much of it is there: counts, or shares of 1. */
export type Goal = { readonly what: string; readonly asked: number; readonly have: number }

export type Content = {
  readonly subjects: readonly Subject[]
  readonly questions: readonly ContentQuestion[]
  readonly notes: readonly Note[]
  readonly worksheets: readonly ContentWorksheet[]
}

const PASSAGES = 'reading'

const isThemed = ({ key }: ContentWorksheet): boolean => !key.startsWith('path-')

/** Counts what there is to learn from and to work on. */
export function countGoals({ subjects, questions, worksheets }: Content): Goal[] {
  const isTopicOf = (strand: string) => {
    const found = subjects.flatMap(({ strands }) => strands.filter(({ key }) => key === strand))
    return new Set(found.flatMap(({ topics }) => topics.map(({ key }) => key)))
  }
  const ofReading = isTopicOf(PASSAGES)
  const isPassage = ({ question, topics: [topic = ''] }: ContentQuestion) =>
    question.type === 'multi_part' && ofReading.has(topic)
  const topicsOf = (key: string) =>
    subjects
      .filter((subject) => subject.key === key)
      .flatMap(({ strands }) => strands.flatMap(({ topics }) => topics)).length
  const papers = readdirSync(papersFolder).filter((file) => {
    const paper: { is_listed?: boolean } = JSON.parse(
      readFileSync(join(papersFolder, file), 'utf8'),
    )
    return paper.is_listed !== false
  })
  return [
    { what: 'topics of mathematics', asked: 150, have: topicsOf('mathematics') },
    { what: 'topics of science', asked: 65, have: topicsOf('science') },
    { what: 'topics of English', asked: 20, have: topicsOf('english') },
    { what: 'questions', asked: 1050, have: questions.length },
    {
      what: 'templates',
      asked: 600,
      have: questions.filter(({ question }) => question.template !== undefined).length,
    },
    { what: 'worksheets with a theme', asked: 40, have: worksheets.filter(isThemed).length },
    { what: 'papers', asked: 8, have: papers.length },
    { what: 'reading passages', asked: 12, have: questions.filter(isPassage).length },
  ]
}

const isSecondary = ({ stage }: Statement) => stage === 'KS3' || stage.startsWith('GCSE')
const isGrammar = ({ strand }: Statement) => /grammar|^Appendix 2/i.test(strand)

/** Counts how much of the lists of a folder is covered by a question and a note. */
export function coverageGoals({ subjects, questions, notes }: Content, folder: string): Goal[] {
  const shareOf = (key: string, isMeant: (statement: Statement) => boolean): number => {
    const subject = subjects.find((each) => each.key === key)
    const statements = readStatements(folder, key).filter(isMeant)
    const [all] = subject ? coverageOf(subject, statements, { questions, notes }, () => key) : []
    return all ? all.covered / all.rows : 0
  }
  return [
    { what: 'statements of mathematics', asked: 0.95, have: shareOf('mathematics', () => true) },
    {
      what: 'statements of science, Years 7 to 11',
      asked: 0.8,
      have: shareOf('science', isSecondary),
    },
    { what: 'statements of English grammar', asked: 0.8, have: shareOf('english', isGrammar) },
  ]
}
