import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { countClosedCases } from './read.queries.ts'
import { assertCanRead } from './read-standing.ts'
import { countReadings, insertExport } from './readings.queries.ts'

type RecordExport = typeof safeguarding.recordExport

/** Records that the caller makes a file of a list. The rows are counted here, whatever the caller has seen. */
export function recordExport(
  context: Context<RecordExport['audience']>,
  body: Input<RecordExport>['body'],
): Promise<Output<RecordExport>> {
  const { actor, school_id, now } = context
  return transaction(context.db, async (tx) => {
    await assertCanRead({ ...context, db: tx })
    const { kind, outcome, search } = body.list === 'closed' ? body : nothing
    const row_count =
      body.list === 'closed'
        ? await countClosedCases(tx, { school_id }, body)
        : await countReadings(tx, { school_id, ids: body.ids })
    await insertExport(tx, {
      ...{ school_id, by_id: actor.id, list: body.list, row_count, now },
      ...{ kind: kind ?? null, outcome: outcome ?? null },
      ...{ is_searched: search !== undefined, is_chosen: body.ids !== undefined },
    })
    return { row_count }
  })
}

/** Stands for the filters of a list that has none. */
const nothing: { readonly kind?: undefined; readonly outcome?: undefined; search?: undefined } = {}
