import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { papersFolder } from '@learngrove/content/folders'
import { drawQuestion } from '@learngrove/marking'
import type { Question } from '@learngrove/marking/question'
import { AppError } from '#platform/errors.ts'

/** A paper to practise on, as it lies in `server/content/papers`, key and all. */
export type Paper = {
  readonly name: string
  readonly title: string
  readonly subject: string
  readonly level: string
  readonly minutes: number
  /** A paper that is not listed is there for whoever knows its name, as the welcome page does. */
  readonly is_listed?: boolean
  readonly questions: readonly Question[]
}

/** The papers never change while the server runs, and so are read once. */
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

/** The paper of this name. Throws `NOT_FOUND`. */
export function paperOf(name: string): Paper {
  const paper = findPaper(name)
  if (!paper) throw new AppError('NOT_FOUND')
  return paper
}

export const maxScoreOf = ({ questions }: Paper): number =>
  questions.reduce((sum, { max_score }) => sum + max_score, 0)

/** The questions of a paper as one attempt draws them: rows are shuffled by the attempt's id. */
export const drawPaper = ({ questions }: Paper, attempt_id: string): Question[] =>
  questions.map((question, position) => drawQuestion(question, seedOf(attempt_id, position)))

/** A whole number below 2³¹ that is always the same for this place of this attempt. */
const seedOf = (attempt_id: string, position: number): number =>
  createHash('sha256').update(`${attempt_id} ${position}`).digest().readUInt32BE() >>> 1
