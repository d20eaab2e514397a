import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { findGuestAttempt, type WhichAttempt } from './sharing.queries.ts'
import type { KeptAnswers } from './sheet-marks.ts'

/** A question of an attempt as it is kept. */
export type KeptQuestion = {
  readonly question_id: string
  readonly question_version_id: string
  readonly seed: number
  readonly max_score: number
  /** The title of its topic, for what the attempt shows. */
  readonly topic: string
}

export type AskedQuestion = KeptQuestion & { readonly question: Question }

/** An attempt of a visitor, with its questions as they were drawn for them. */
export type GuestAttempt = {
  readonly id: string
  readonly worksheet_id: string
  readonly questions: readonly AskedQuestion[]
  readonly answers: KeptAnswers
  readonly is_closed: boolean
  readonly is_finished: boolean
}

/** Safe: these columns are written only by this area, from values of these types. */
export const typedAttempt = <Row extends { questions: unknown; answers: unknown }>(row: Row) => ({
  ...row,
  questions: row.questions as readonly KeptQuestion[],
  answers: row.answers as KeptAnswers,
})

/** Reads an attempt that has not expired. Throws `ATTEMPT_EXPIRED`, whatever the reason is. */
export async function readAttempt(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  which: WhichAttempt,
): Promise<GuestAttempt> {
  const found = await findGuestAttempt(db, which)
  if (!found) throw new AppError('ATTEMPT_EXPIRED')
  const { finished_at, taken_by, questions, ...attempt } = typedAttempt(found)
  const versions = await readVersions(
    { db, memory },
    questions.map(({ question_version_id }) => question_version_id),
  )
  const drawn = questions.map((kept) => {
    const version = versions.get(kept.question_version_id)
    if (!version) throw new Error(`There is no question version ${kept.question_version_id}`)
    return { ...kept, question: drawVersion(memory, version, kept.seed) }
  })
  const is_finished = finished_at !== null
  return { ...attempt, questions: drawn, is_finished, is_closed: is_finished || taken_by !== null }
}
