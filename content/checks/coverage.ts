import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentQuestion, Note, Subject } from '#curriculum/curriculum.ts'

/** A statement of the national curriculum, as a row of a list: `id, stage, strand, statement, …`. */
export type Statement = {
  readonly id: string
  readonly stage: string
  readonly strand: string
  readonly text: string
}

/** Of a group of statements: those that a question and a note serve, and the others. */
export type Coverage = {
  readonly group: string
  readonly rows: number
  readonly covered: number
  readonly missing: readonly string[]
}

/** Reads the list of a subject from a folder: tab-separated, the names of the columns first. */
export const readStatements = (folder: string, subject: string): Statement[] =>
  readFileSync(join(folder, `${subject}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', stage = '', strand = '', text = ''] = line.split('\t')
      return { id, stage, strand, text }
    })

/**
 * Counts, group by group, the statements that are covered: tested by at least one question, and
 * named by an objective of a topic that has a note. Groups are named by `groupOf`, stages if it is
 * left out.
 */
export function coverageOf(
  subject: Subject,
  statements: readonly Statement[],
  { questions, notes }: { questions: readonly ContentQuestion[]; notes: readonly Note[] },
  groupOf = ({ stage }: Statement): string => stage,
): Coverage[] {
  const tested = new Set(questions.flatMap((each) => each.statements))
  const withNote = new Set(notes.map(({ topic }) => topic))
  const noted = new Set(
    subject.strands
      .flatMap((strand) => strand.topics)
      .filter(({ key }) => withNote.has(key))
      .flatMap(({ objectives }) => objectives.flatMap((each) => each.statements)),
  )
  return [...Map.groupBy(statements, groupOf)].map(([group, rows]) => {
    const missing = rows.filter(({ id }) => !tested.has(id) || !noted.has(id)).map(({ id }) => id)
    return { group, rows: rows.length, covered: rows.length - missing.length, missing }
  })
}
