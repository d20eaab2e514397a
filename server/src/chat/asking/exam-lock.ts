import { findIsSitting } from '#chat/chat.sitting.queries.ts'
import type { Context } from '#platform/context.ts'

const ofExam = `This question is part of an exam, so I keep quiet about it until you hand the exam in. Then ask me anything, and we can go through it line by line.

You can do this one your own way. If it does not come at once, leave it and go on: you can come back to it.`

const inSitting = `Your exam is running, so I keep quiet until you hand it in. Then I am here again, for all of it.

Take a breath, and do one question at a time. If something is wrong with you, or you do not feel safe, tell me at any time.`

/**
 * Returns what is said in the place of an answer while an exam is open: about its questions, and about
 * anything while its time runs, since a question can be told in other words. Undefined if nothing is locked.
 */
export async function examLock(
  { db, actor, now }: Pick<Context<'any'>, 'db' | 'actor' | 'now'>,
  { is_exam_open }: { readonly is_exam_open: boolean },
): Promise<string | undefined> {
  if (is_exam_open) return ofExam
  return (await findIsSitting(db, { student_id: actor.id, now })) ? inSitting : undefined
}
