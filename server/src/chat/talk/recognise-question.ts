import { isQuestionOf, type Sought, soughtIn } from '@learngrove/tutor/bank'
import type { Context } from '#platform/context.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { selectOpenQuestions } from './open-questions.queries.ts'

type Student = { readonly student_id: string; readonly school_id: string }

/**
 * Finds the open question of a student that a message types in by hand, so that it is held to the same lock
 * as on its page. Returns its id; undefined where the message is like none of them.
 */
export async function recogniseQuestion(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  student: Student,
  text: string,
): Promise<string | undefined> {
  const sought: Sought | undefined = soughtIn(text)
  if (!sought) return undefined
  for (const row of await selectOpenQuestions(db, student)) {
    const version = await readVersion({ db, memory }, row.question_version_id)
    if (isQuestionOf(sought, drawVersion(memory, version, row.seed))) return row.id
  }
  return undefined
}
