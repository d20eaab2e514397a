import type { Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import type { Context } from '#platform/context.ts'
import { isOfBank, selectBankRows } from '#questions/questions.bank.queries.ts'
import { drawBank, exampleSeedOf } from '#questions/questions.bank.ts'
import type { PlaceRow } from './worksheets.making.queries.ts'

export type MadeQuestion = Output<typeof worksheets.draw>['questions'][number]

type Whose = { readonly class_id: string | null; readonly school_id: string }

/**
 * Draws questions as they stand on a sheet, in their order, with their keys: for its teacher. What is out of
 * the school's reach is left out.
 */
export async function drawMade(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  { class_id, school_id }: Whose,
  places: readonly PlaceRow[],
): Promise<MadeQuestion[]> {
  const rows = await selectBankRows(db, {
    question_ids: places.map(({ question_id }) => question_id),
    class_id,
    isOffered: isOfBank(school_id, false),
  })
  const seeds = new Map(places.map(({ question_id, seed }) => [question_id, seed]))
  const drawn = await drawBank(
    { db, memory },
    rows,
    (question_id) => seeds.get(question_id) ?? exampleSeedOf(question_id),
  )
  const byId = new Map(drawn.map((question) => [question.question_id, question]))
  return places.flatMap(({ question_id, is_compulsory, is_locked, marks = null }) => {
    const question = byId.get(question_id)
    if (!question) return []
    const max_score = marks ?? question.shown.max_score
    const shown = { ...question.shown, max_score }
    return [{ ...question, shown, is_compulsory, is_locked, marks }]
  })
}
