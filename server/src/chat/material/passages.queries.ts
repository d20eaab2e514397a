import { sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import { isOfCourses } from './material.queries.ts'

/** Where passages are looked for: in courses, as far as a school may see them; without one as far as anybody may. */
export type Reach = {
  readonly course_ids: readonly string[]
  readonly school_id: string | undefined
}

const contentHash = sql<string>`passages.content_hash`

/** Tells whether the vectors of a passage are of its text, and made as they are made now. */
const isFresh = (made_by: string) =>
  sql<boolean>`passage_vectors.content_hash = passages.content_hash and passage_vectors.made_by = ${made_by}`

/** Lists the passages of some courses, without their texts. */
export const selectPassagesOf = (db: Db, reach: Reach, made_by: string) =>
  db
    .selectFrom('passages')
    .innerJoin('documents', 'documents.id', 'document_id')
    .leftJoin('topics', 'topics.id', 'documents.topic_id')
    .leftJoin('passage_vectors', (join) =>
      join.onRef('passage_id', '=', 'passages.id').on(isFresh(made_by)),
    )
    .select(['passages.id', 'documents.title', 'heading', 'page', 'topics.title as topic'])
    .select(contentHash.as('content_hash'))
    .select(sql<boolean>`passage_vectors.passage_id is not null`.as('has_vectors'))
    .where('documents.is_active', '=', true)
    .where(isOfCourses(reach.course_ids))
    .where(isInReach(sql.ref('documents.school_id'), reach))
    .orderBy('documents.title')
    .orderBy('page')
    .orderBy('passages.id')
    .execute()

/** Reads the texts of passages, and their vectors in base64 where they are fresh. */
export const selectTexts = (db: Db, ids: readonly string[], made_by: string) =>
  db
    .selectFrom('passages')
    .leftJoin('passage_vectors', (join) =>
      join.onRef('passage_id', '=', 'passages.id').on(isFresh(made_by)),
    )
    .select(['passages.id', 'passages.body as text', 'vectors'])
    .where(sql<boolean>`passages.id = any(${ids}::uuid[])`)
    .execute()

/** Finds passages whose vectors are missing or stale, the newest first. */
export const selectWithoutVectors = (db: Db, made_by: string, limit: number) =>
  db
    .selectFrom('passages')
    .innerJoin('documents', 'documents.id', 'document_id')
    .leftJoin('passage_vectors', (join) =>
      join.onRef('passage_id', '=', 'passages.id').on(isFresh(made_by)),
    )
    .select(['passages.id', 'documents.title', 'heading', 'passages.body as text'])
    .select(contentHash.as('content_hash'))
    .where('documents.is_active', '=', true)
    .where('passage_vectors.passage_id', 'is', null)
    .orderBy('passages.id', 'desc')
    .limit(limit)
    .execute()

export type VectorRow = {
  readonly passage_id: string
  readonly content_hash: string
  readonly made_by: string
  readonly vectors: string
}

/** Keeps the vectors of a passage in place of older ones; nothing where the passage is gone meanwhile. */
export async function putVectors(db: Db, row: VectorRow): Promise<void> {
  await sql`
    insert into passage_vectors (passage_id, content_hash, made_by, vectors)
    select id, ${row.content_hash}, ${row.made_by}, ${row.vectors}
    from passages where id = ${row.passage_id}
    on conflict (passage_id) do update set content_hash = excluded.content_hash,
      made_by = excluded.made_by, vectors = excluded.vectors`.execute(db)
}
