import { questionTypes } from '@learngrove/contract/question'
import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { sheetLimits } from '@learngrove/contract/worksheets.limits'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { drawMade } from './draw-made.ts'
import { choose, findClass, stockOf } from './plan-worksheet.ts'
import { planRequest } from './planning/planning.plan-request.ts'
import { readRequest } from './planning/planning.read-request.ts'
import { insertSheet } from './worksheets.writing.queries.ts'

type Generate = typeof worksheets.aiGenerate

/**
 * Makes a worksheet of what is asked for in words, from the bank and its templates, without a model. It is a
 * draft until its teacher says yes. Says what of the words was not understood, and what could not be met;
 * refuses with `NOTHING_FITS` where no question does.
 */
export async function generateFromWords(
  context: Context<Generate['audience']>,
  { body: { class_id, course_id, question_type, user_request } }: Input<Generate>,
): Promise<Output<Generate>> {
  const { db, actor, now } = context
  const of = await findClass(context, class_id)
  if (of.course_id !== course_id) throw new AppError('NOT_FOUND')
  const topics = await stockOf(context, of)
  const request = readRequest(user_request, topics)
  const named = questionTypes.find((type) => type === question_type)
  const { plan, title, minutes, not_met } = planRequest(request, topics, named)
  const { places, gaps } = await choose(context, of, { plan, keep: [], isToppedUp: true })
  if (places.length === 0) throw new AppError('NOTHING_FITS')
  const worksheet_id = newId()
  const blueprint = { ...plan, cells: plan.cells.slice(0, sheetLimits.cells), minutes }
  const sheet = {
    ...{ id: worksheet_id, school_id: of.school_id, course_id, owner_class_id: of.id },
    ...{ title, request: user_request, is_draft: true },
    blueprint: JSON.stringify(blueprint),
    ...{ created_by: actor.id, created_at: now, updated_at: now },
  }
  await transaction(db, (tx) => insertSheet(tx, sheet, places))
  const nameOf = new Map(topics.map(({ topic_id, title }) => [topic_id, title]))
  const missing = gaps.map(
    ({ topic_id, difficulty, wanted, found }) =>
      `${nameOf.get(topic_id) ?? ''}, ${difficulty}: ${wanted} wanted, ${found} found`,
  )
  const drawn = await drawMade(context, { class_id, school_id: of.school_id }, places)
  const num_open = drawn.filter(({ shown }) => !shown.without_calculator).length
  if (plan.without_calculator && num_open > 0)
    not_met.push(`${num_open} of ${drawn.length} do not forbid a calculator by themselves`)
  const { understood, not_understood } = request
  return {
    worksheet_id,
    understood: [...understood],
    not_understood: [...not_understood],
    not_met: [...not_met, ...missing],
  }
}
