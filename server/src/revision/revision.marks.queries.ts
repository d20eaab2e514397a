import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'

/** Sums the marks of a student in each of these topics: of each question that they met, the last answer. */
export async function selectLatestMarks(
  db: Db,
  { student_id, topic_ids }: { student_id: string; topic_ids: readonly string[] },
) {
  if (topic_ids.length === 0) return []
  return db
    .with('latest', (query) =>
      query
        .selectFrom('evidence')
        .distinctOn('evidence.evaluation_question_id')
        .select(['evidence.question_version_id', 'evidence.marks_given', 'evidence.max_score'])
        .where('evidence.student_id', '=', student_id)
        .where(stands())
        .orderBy('evidence.evaluation_question_id')
        .orderBy('evidence.happened_at', 'desc')
        .orderBy('evidence.id', 'desc'),
    )
    .selectFrom('latest')
    .innerJoin('question_versions', 'question_versions.id', 'latest.question_version_id')
    .innerJoin('question_topics', 'question_topics.question_id', 'question_versions.question_id')
    .where('question_topics.topic_id', 'in', topic_ids)
    .groupBy('question_topics.topic_id')
    .select(({ fn }) => [
      'question_topics.topic_id',
      fn.sum<number>('latest.marks_given').as('marks_given'),
      fn.sum<number>('latest.max_score').as('max_score'),
    ])
    .execute()
}
