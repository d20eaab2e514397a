import type { QuestionType } from '@learngrove/contract/question'
import { sheetLimits } from '@learngrove/contract/worksheets.limits'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { ClassRow } from '#questions/questions.bank.queries.ts'
import { drawMade } from './draw-made.ts'
import { choose } from './plan-worksheet.ts'
import type { Cell, Plan } from './planning/planning.fill.ts'
import { planRequest } from './planning/planning.plan-request.ts'
import type { Request } from './planning/planning.read-request.ts'
import type { TopicStock } from './planning/planning.suggest.ts'
import { insertSheet } from './worksheets.writing.queries.ts'

type Staff = Context<readonly ['teacher', 'admin']>

type Wanted = {
  /** The words in which it was asked for. */
  readonly words: string
  readonly request: Request
  readonly topics: readonly TopicStock[]
  readonly type?: QuestionType | undefined
  /** Questions that others of the same request have: they come again only with other numbers. */
  readonly taken?: ReadonlySet<string>
  /** Whether it is made although the bank has nothing for it: what is drafted will be all of it. */
  readonly mayBeEmpty?: boolean
  /** Tells it from others of the same request. */
  readonly suffix?: string
  readonly tags?: readonly string[]
  readonly isTest?: boolean
}

export type Written = {
  readonly worksheet_id: string
  readonly title: string
  readonly question_ids: readonly string[]
  /** What could not be met, in words. */
  readonly not_met: readonly string[]
  /** Questions that were wanted and that the bank does not have. */
  readonly lacking: readonly Cell[]
  readonly plan: Plan
}

/** Makes a draft of a request that was read, from the bank and its templates; nothing where no question fits. */
export async function writeRequested(
  context: Staff,
  of: ClassRow,
  wanted: Wanted,
): Promise<Written | undefined> {
  const { db, actor, now } = context
  const { words, request, topics, type, taken, suffix = '', tags = [], isTest = false } = wanted
  const { mayBeEmpty = false } = wanted
  const { plan, title: named, minutes, not_met, beyond } = planRequest(request, topics, type)
  const chosen = await choose(context, of, { plan, keep: [], isToppedUp: true, taken })
  if (chosen.places.length === 0 && !mayBeEmpty) return undefined
  const places = chosen.places.map((place) => ({ ...place, is_compulsory: isTest }))
  const worksheet_id = newId()
  const title = `${named.slice(0, sheetLimits.title_length - suffix.length)}${suffix}`
  const blueprint = { ...plan, cells: plan.cells.slice(0, sheetLimits.cells), minutes }
  const sheet = {
    ...{ id: worksheet_id, school_id: of.school_id, course_id: of.course_id },
    ...{ owner_class_id: of.id, title, request: words, is_draft: true },
    ...{ blueprint: JSON.stringify(blueprint), tags: JSON.stringify(tags) },
    ...{ time_limit: isTest ? minutes : null },
    ...{ created_by: actor.id, created_at: now, updated_at: now },
  }
  await transaction(db, (tx) => insertSheet(tx, sheet, places))
  const nameOf = new Map(topics.map((topic) => [topic.topic_id, topic.title]))
  const missing = chosen.gaps.map(
    ({ topic_id, difficulty, wanted: count, found }) =>
      `${nameOf.get(topic_id) ?? ''}, ${difficulty}: ${count} wanted, ${found} found`,
  )
  const drawn = await drawMade(context, { class_id: of.id, school_id: of.school_id }, places)
  const num_open = drawn.filter(({ shown }) => !shown.without_calculator).length
  if (plan.without_calculator && num_open > 0)
    not_met.push(`${num_open} of ${drawn.length} do not forbid a calculator by themselves`)
  const question_ids = places.map(({ question_id }) => question_id)
  const lacking = [
    ...beyond,
    ...chosen.gaps.map(({ wanted: count, found, why: _, ...cell }) => ({
      ...{ ...cell, count: count - found },
    })),
  ]
  return { worksheet_id, title, question_ids, not_met: [...not_met, ...missing], lacking, plan }
}
