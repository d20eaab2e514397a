import type { noticeKinds } from '@learngrove/contract/notices'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { insertNotices } from './notices.queries.ts'

/** Whom is told what. */
export type Telling = {
  readonly school_id: string
  readonly user_ids: readonly string[]
  readonly kind: (typeof noticeKinds)[number]
  /** Ids alone: the words are made when it is read. */
  readonly about: {
    readonly assignment_id?: string
    readonly quiz_id?: string
    readonly evaluation_question_id?: string
    /** A student whom the teachers are told of. */
    readonly student_id?: string
  }
  readonly now: Date
}

/** Tells people inside the product. It is called in the transaction of what it tells of, so that neither is without the other. */
export async function tell(
  tx: Db,
  { school_id, user_ids, kind, about, now }: Telling,
): Promise<void> {
  if (user_ids.length === 0) return
  await insertNotices(
    tx,
    user_ids.map((user_id) => ({
      ...{ id: newId(), school_id, user_id, kind, ...about, happened_at: now },
    })),
  )
}
