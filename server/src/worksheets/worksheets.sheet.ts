import { createHash } from 'node:crypto'
import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { selectSheetQuestions } from './worksheets.queries.ts'

/** A question of a worksheet, as it is drawn with a seed. */
export type DrawnQuestion = {
  readonly question_id: string
  readonly question_version_id: string
  readonly seed: number
  readonly is_compulsory: boolean
  /** The title of its first topic. */
  readonly topic: string
  readonly question: Question
}

/** Returns the seed with which a place of a worksheet is shown as an example: always the same. */
const exampleSeed = (worksheet_id: string, position: number): number =>
  createHash('sha256').update(`${worksheet_id} ${position}`).digest().readUInt32BE() >>> 1

/** Draws the questions of a worksheet as they stand today: by default as its example. */
export async function drawSheet(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  { id, subject_name }: { readonly id: string; readonly subject_name: string },
  seedOf = (position: number) => exampleSeed(id, position),
): Promise<DrawnQuestion[]> {
  const rows = await selectSheetQuestions(db, id)
  const versions = await readVersions(
    { db, memory },
    rows.map(({ question_version_id }) => question_version_id),
  )
  return rows.flatMap(({ topic, ...row }, position) => {
    const version = versions.get(row.question_version_id)
    if (!version) return []
    const seed = seedOf(position)
    const question = drawVersion(memory, version, seed)
    return [{ ...row, seed, question, topic: topic ?? subject_name }]
  })
}

const byFile: readonly string[] = ['drawing', 'recording']

/** Leaves out what is answered by a file: a visitor has none, and nobody would look at it. */
export const askedOfGuests = (drawn: readonly DrawnQuestion[]): DrawnQuestion[] =>
  drawn.filter(({ question }) => {
    const parts = question.type === 'multi_part' ? question.sub_questions : []
    return ![question, ...parts].some(({ type }) => byFile.includes(type))
  })
