import type { questions } from '@learngrove/contract/questions'
import type { Input, Output } from '@learngrove/contract/route'
import { postLetter } from '#mail/send-email.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { reportLetter } from './questions.emails.ts'
import { reportCounts } from './questions.limits.ts'
import { findReported, keepReport, selectReaders } from './questions.reports.queries.ts'
import { drawVersion, readVersion } from './questions.versions.ts'

type Report = typeof questions.report

/** Hears what somebody writes; tells of the talk in which it is kept, if it is answered with care. */
export type Hear = (
  context: Context<'any'>,
  words: { readonly id: string; readonly text: string },
) => Promise<{ readonly thread_id: string } | undefined>

/**
 * Keeps what somebody finds wrong with a question, with the version and draw that they saw, and writes it
 * to the teachers of their class, else to our mailbox. Said again, it is the same report in other words.
 */
export async function reportQuestion(
  context: Context<Report['audience']>,
  { params, body: { reason, evaluation_question_id } }: Input<Report>,
  hear: Hear,
): Promise<Output<Report>> {
  const { db, memory, actor, school_id, now, config } = context
  const found = await findReported(db, { id: params.id, evaluation_question_id, actor })
  if (!found) throw new AppError('NOT_FOUND')
  await countRequest(db, reportCounts(actor.id), now)
  const heard = await hear(context, { id: newId(), text: reason })
  if (heard) return { report_id: null, ...heard }
  const version = await readVersion({ db, memory }, found.question_version_id)
  const { text } = found.seed === null ? version.question : drawVersion(memory, version, found.seed)
  const kept = await transaction(db, async (tx) => {
    const report = await keepReport(tx, {
      ...found,
      ...{ id: newId(), question_id: params.id, school_id, reported_by: actor.id, reason },
      reported_at: now,
    })
    if (!report.is_new) return report
    const readers = await selectReaders(tx, { student_id: actor.id, school_id })
    const words = reportLetter({ ...found, id: params.id, reason, text })
    const to = readers.length > 0 ? readers : [{ email: config.contact_mail, first_name: '' }]
    for (const { email, first_name } of to)
      await postLetter(
        { ...context, db: tx },
        { recipient: email, school_id, words: { ...words, first_name } },
      )
    return report
  })
  return { report_id: kept.id, thread_id: null }
}
