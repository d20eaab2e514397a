import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { papersFolder } from '@learngrove/content/folders'
import { drawQuestion } from '@learngrove/marking/draw'
import type { Question } from '@learngrove/marking/question'
import { AppError } from '#platform/errors.ts'

/** A paper to practise on, from `content/`, with its keys. */
export type Paper = {
  readonly name: string
  readonly title: string
  readonly subject: string
  readonly level: string
  readonly minutes: number
  /** False for a paper that is available by name only, such as the welcome page's. */
  readonly is_listed?: boolean
  readonly questions: readonly Question[]
}

/** Cache of the papers, which never change while the server runs. */
let papers: ReadonlyMap<string, Paper> | undefined

function readPapers(): ReadonlyMap<string, Paper> {
  papers ??= new Map(
    readdirSync(papersFolder)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file): Paper => JSON.parse(readFileSync(join(papersFolder, file), 'utf8')))
      .map((paper) => [paper.name, paper]),
  )
  return papers
}

export const listedPapers = (): Paper[] =>
  [...readPapers().values()].filter(({ is_listed }) => is_listed !== false)

export const findPaper = (name: string): Paper | undefined => readPapers().get(name)

/** Returns the paper of this name. Throws `NOT_FOUND`. */
export function paperOf(name: string): Paper {
  const paper = findPaper(name)
  if (!paper) throw new AppError('NOT_FOUND')
  return paper
}

export const maxScoreOf = ({ questions }: Paper): number =>
  questions.reduce((sum, { max_score }) => sum + max_score, 0)

/** Draws the questions of a paper for one attempt: rows are shuffled by the attempt's id. */
export const drawPaper = ({ questions }: Paper, attempt_id: string): Question[] =>
  questions.map((question, position) => drawQuestion(question, seedOf(attempt_id, position)))

/** Returns the seed of a position in an attempt: a whole number below 2³¹ that is always the same. */
const seedOf = (attempt_id: string, position: number): number =>
  createHash('sha256').update(`${attempt_id} ${position}`).digest().readUInt32BE() >>> 1
