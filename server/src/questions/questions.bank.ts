import { createHash } from 'node:crypto'
import type { questions } from '@learngrove/contract/questions'
import type { Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { type BankRow, bandOf } from './questions.bank.queries.ts'
import { keyWords } from './questions.key-words.ts'
import { canCountOtherwise } from './questions.marks.ts'
import { shownOf } from './questions.shown.ts'
import { drawVersion, readVersions } from './questions.versions.ts'

export type BankQuestion = Output<typeof questions.list>['questions'][number]

/** Returns the seed with which a question of the bank is shown as an example: always the same. */
export const exampleSeedOf = (question_id: string): number =>
  createHash('sha256').update(question_id).digest().readUInt32BE() >>> 1

type World = Pick<Context, 'db' | 'memory'>

/** Draws questions of the bank for their teacher, each with its key in words, in the order of the rows. */
export async function drawBank(
  { db, memory }: World,
  rows: readonly BankRow[],
  seedOf: (question_id: string) => number = exampleSeedOf,
): Promise<BankQuestion[]> {
  const versions = await readVersions(
    { db, memory },
    rows.map(({ question_version_id }) => question_version_id),
  )
  return rows.flatMap((row) => {
    const version = versions.get(row.question_version_id)
    if (!version) return []
    const seed = seedOf(row.question_id)
    const drawn = drawVersion(memory, version, seed)
    return [
      {
        question_id: row.question_id,
        seed,
        shown: shownOf(drawn),
        minutes: row.minutes,
        difficulty: bandOf(row.difficulty),
        topics: row.topics ?? [],
        from: row.from,
        can_change_marks: canCountOtherwise(drawn),
        is_template: version.question.template !== undefined,
        answer: keyWords(drawn),
        method_answer: drawn.method_answer.map((step) => ({ ...step })),
        hints: [...drawn.hints],
        facility: row.facility,
        num_met: row.num_met,
      },
    ]
  })
}
