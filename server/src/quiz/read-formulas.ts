import { formulasFor } from '@learngrove/content/formulas'
import type { Year } from '@learngrove/content/shapes'
import type { quiz } from '@learngrove/contract/quiz'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findCourseOfSheet } from './quiz.formulas.queries.ts'
import { findQuiz } from './quiz.queries.ts'

type Formulas = typeof quiz.formulas

const years: readonly Year[] = [4, 5, 6, 7, 8, 9, 10, 11]

/** The year that a level is called after; none for a level of a school's own, which gets every formula. */
const yearOf = (level: string): Year | undefined => {
  const named = Number(/^Year (\d+)\b/.exec(level)?.[1])
  return years.find((year) => year === named)
}

/** The formulas that a student may need for a quiz that is theirs to open. */
export async function readFormulas(
  { db, actor, now }: Context<Formulas['audience']>,
  { id }: Input<Formulas>['params'],
): Promise<Output<Formulas>> {
  const quiz = await findQuiz(db, { id, student_id: actor.id, school_id: actor.school_id, now })
  const course = quiz && (await findCourseOfSheet(db, quiz.course_id))
  if (!course) throw new AppError('NOT_FOUND')
  const { subject, level, tier } = course
  const groups = formulasFor({ subject, year: yearOf(level), tier })
  return {
    groups: groups.map(({ title, formulas }) => ({
      title,
      formulas: formulas.map(({ name, tex, note = null }) => ({ name, latex: tex, note })),
    })),
  }
}
