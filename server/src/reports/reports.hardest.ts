import type { Context } from '#platform/context.ts'
import { selectReadClasses } from './reach.queries.ts'
import { readQuestions } from './read-questions.ts'
import { weeksBetween } from './weeks-between.ts'

/** So many questions of each class. */
const most = 5

/** Reads the hardest questions of late of the classes that somebody teaches, or of one that they may see. */
export async function readHardest(context: Context<'any'>, class_id: string | undefined) {
  const found = await selectReadClasses(context.db, { actor: context.actor, class_id })
  const classes = []
  for (const of of found) {
    const weeks = weeksBetween({}, { ...of, now: context.now })
    classes.push({ class: of, questions: await readQuestions(context, { of, weeks, limit: most }) })
  }
  return classes
}
