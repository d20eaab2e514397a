import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Selects versions with the topics of their questions, the first topic first. Versions never change. */
export function selectVersions(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('question_versions')
    .select(['id', 'question_id', 'body', 'difficulty', 'minutes', 'max_score'])
    .select(({ selectFrom }) =>
      selectFrom('question_topics')
        .whereRef('question_topics.question_id', '=', 'question_versions.question_id')
        .select(sql<string[]>`array_agg(topic_id order by position)`.as('ids'))
        .as('topic_ids'),
    )
    .where('id', 'in', ids)
    .execute()
}
