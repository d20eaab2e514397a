import type { Question } from '@learngrove/marking/question'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

type New = {
  readonly school_id: string
  readonly topic_id: string
  readonly question: Question
  /** In logits. */
  readonly difficulty: number
  readonly minutes: number
  readonly now: Date
}

/** Puts a question into a school's own bank. To be called in a transaction. Returns its id. */
export async function insertOwnQuestion(
  tx: Db,
  { school_id, topic_id, question, difficulty, minutes, now }: New,
): Promise<string> {
  const [id, version_id] = [newId(), newId()]
  await tx.insertInto('questions').values({ id, school_id, created_at: now }).execute()
  await tx
    .insertInto('question_versions')
    .values({
      ...{ id: version_id, question_id: id, version: 1, type: question.type },
      ...{ body: JSON.stringify(question), max_score: question.max_score },
      ...{ difficulty, minutes, created_at: now },
    })
    .execute()
  await tx
    .updateTable('questions')
    .set({ current_version_id: version_id })
    .where('id', '=', id)
    .execute()
  await tx.insertInto('question_topics').values({ question_id: id, topic_id }).execute()
  return id
}
