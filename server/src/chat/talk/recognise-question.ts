import { isQuestionOf, type Sought, soughtIn } from '@learngrove/tutor/bank'
import type { Context } from '#platform/context.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
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
  const open = await selectOpenQuestions(db, student)
  const versions = await readVersions(
    { db, memory },
    open.map((row) => row.question_version_id),
  )
  return open.find(({ question_version_id, seed }) => {
    const version = versions.get(question_version_id)
    return version && isQuestionOf(sought, drawVersion(memory, version, seed))
  })?.id
}
