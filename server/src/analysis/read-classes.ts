import type { analysis } from '@learngrove/contract/analysis'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { readHardest } from '#reports/reports.hardest.ts'
import { selectAsked, selectAskedWeeks } from './asked.queries.ts'

type Hardest = typeof analysis.hardestQuestions
type Asked = typeof analysis.chatStatistics

/** Lists what the caller's classes found hardest of late. A class that they may not see is not there. */
export async function readHardestQuestions(
  context: Context<Hardest['audience']>,
  { class_id }: Input<Hardest>['query'],
): Promise<Output<Hardest>> {
  const classes = await readHardest(context, class_id)
  if (class_id !== undefined && classes.length === 0) throw new AppError('NOT_FOUND')
  return { classes }
}

/** Counts what the students of the caller's classes asked the tutor: no words, and no names. */
export async function readChatStatistics(
  { db, actor, now }: Context<Asked['audience']>,
  { class_id }: Input<Asked>['query'],
): Promise<Output<Asked>> {
  const found = await selectAsked(db, { actor, class_id, now })
  if (class_id !== undefined && found.length === 0) throw new AppError('NOT_FOUND')
  const weeks = await selectAskedWeeks(db, { class_ids: found.map(({ id }) => id), now })
  return {
    classes: found.map(({ id, name, course_id, subject, ...counts }) => ({
      ...counts,
      class: { id, name, course_id, subject },
      weeks: weeks.filter((each) => each.class_id === id).map(({ class_id: _, ...week }) => week),
    })),
  }
}
