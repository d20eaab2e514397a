import type { Db } from '#platform/database.ts'

/** Selects what a class was set and may do now, the latest first. */
export const selectSetTo = (
  db: Db,
  {
    class_id,
    now,
    limit,
  }: { readonly class_id: string; readonly now: Date; readonly limit: number },
): Promise<{ id: string; title: string }[]> =>
  db
    .selectFrom('assignments')
    .select(['id', 'title'])
    .where('class_id', '=', class_id)
    .where('withdrawn_at', 'is', null)
    .where('date_assigned', '<=', now)
    .orderBy('date_assigned', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
