import { randomInt } from 'node:crypto'
import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { largestSeed, sheetLimits } from '@learngrove/contract/worksheets.limits'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { findClass } from './plan-worksheet.ts'
import { alternativesTo } from './planning/planning.alternatives.ts'
import { findToCopy, type PlaceRow, selectPlaces } from './worksheets.making.queries.ts'
import { selectForTopics, selectKept } from './worksheets.planning.queries.ts'
import { insertSheet } from './worksheets.writing.queries.ts'

type Duplicate = typeof worksheets.duplicate
type Staff = Context<Duplicate['audience']>

/**
 * Copies a worksheet of the library as a draft of the caller's own: word for word, with fresh numbers where
 * a question draws them, or with easier questions of the same topics where there are any.
 */
export async function duplicateWorksheet(
  context: Staff,
  { params: { id }, query: { class_id, how = 'same' } }: Input<Duplicate>,
): Promise<Output<Duplicate>> {
  const { db, actor, now } = context
  const of = class_id === undefined ? undefined : await findClass(context, class_id)
  const school_id = of?.school_id ?? actor.school_id
  const found = await findToCopy(db, actor, { id, school_id })
  const course_id = found?.course_id ?? of?.course_id
  if (!found || !course_id) throw new AppError('NOT_FOUND')
  const places = await selectPlaces(db, id)
  const copied =
    how === 'easier' ? await easier(context, of ?? { id: newId(), school_id }, places) : places
  const num_swapped = copied.filter(
    ({ question_id }, at) => question_id !== places[at]?.question_id,
  ).length
  const worksheet_id = newId()
  const { title, tags, blueprint, time_limit, num_question_to_complete, has_versions } = found
  const sheet = {
    ...{ id: worksheet_id, school_id, course_id, topic_id: found.topic_id },
    title: copyTitle(title),
    ...{ time_limit, num_question_to_complete, has_versions, owner_class_id: of?.id ?? null },
    tags: JSON.stringify(tags),
    blueprint: how === 'easier' || !blueprint ? null : JSON.stringify(blueprint),
    ...{ created_by: actor.id, created_at: now, updated_at: now, is_draft: true },
  }
  await transaction(db, (tx) =>
    insertSheet(
      tx,
      sheet,
      copied.map((place) => (how === 'fresh' ? { ...place, seed: randomInt(largestSeed) } : place)),
    ),
  )
  return { worksheet_id, num_swapped }
}

const suffix = ', copy'

const copyTitle = (title: string): string =>
  `${title.slice(0, sheetLimits.title_length - suffix.length)}${suffix}`

/** Puts an easier question of the same topics in the place of each, where the bank has one. */
async function easier(
  { db }: Pick<Staff, 'db'>,
  of: { readonly id: string; readonly school_id: string },
  places: readonly PlaceRow[],
): Promise<PlaceRow[]> {
  const kept = await selectKept(
    db,
    of,
    places.map(({ question_id }) => question_id),
  )
  const topic_ids = [...new Set(kept.flatMap((each) => each.topic_ids))]
  const candidates = await selectForTopics(db, of, topic_ids)
  const standing = [...kept]
  return places.map((place) => {
    const at = standing.findIndex(({ question_id }) => question_id === place.question_id)
    const asked = standing[at]
    if (!asked) return place
    const [question_id] = alternativesTo({
      ...{ of: asked, how: 'easier', kept: standing, count: 1 },
      candidates: candidates.filter(({ topic_id }) => asked.topic_ids.includes(topic_id)),
    })
    const next = candidates.find((each) => each.question_id === question_id)
    if (!next) return place
    standing[at] = { ...asked, question_id: next.question_id, text: next.text }
    return { ...place, question_id: next.question_id, seed: randomInt(largestSeed), marks: null }
  })
}
