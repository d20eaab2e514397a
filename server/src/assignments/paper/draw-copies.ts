import { paperLimits } from '@learngrove/contract/assignments.paper.limits'
import { mostMarks } from '@learngrove/contract/worksheets.to-complete'
import type { Question } from '@learngrove/marking/question'
import type { Actor, Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { withMarks } from '#questions/questions.marks.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import { drawForPaper } from '#quiz/quiz.paper.ts'
import { amongSet, setWorkOf } from '../change-work.ts'
import { findPrintHead, type Named, type PrintHead, selectNamed } from './paper.queries.ts'

/** A question of a copy with what it counts there. */
export type DrawnRow = {
  readonly id: string
  readonly question: Question
  readonly is_compulsory: boolean
  readonly max_score: number
}

/** What is printed for one student. */
export type DrawnCopy = {
  readonly student: Named
  readonly student_evaluation_id: string
  /** So many are enough; null: all are to be answered. */
  readonly num_to_complete: number | null
  readonly rows: readonly DrawnRow[]
}

export type DrawnWork = {
  readonly title: string
  readonly school_id: string
  readonly class_id: string
  readonly head: PrintHead
  /** For whom it is set, with those who are not in this print. */
  readonly num_students: number
  readonly max_score: number
  readonly copies: readonly DrawnCopy[]
}

/** Draws set work for print: each student's own numbers. */
export async function drawCopies(
  { db, memory, actor, now }: Pick<Context, 'db' | 'memory' | 'now'> & { readonly actor: Actor },
  { id, student_ids }: { readonly id: string; readonly student_ids: readonly string[] | undefined },
): Promise<DrawnWork> {
  const work = await setWorkOf(db, actor, id)
  const chosen = student_ids ? amongSet(work, student_ids) : work.student_ids
  const head = await findPrintHead(db, id)
  if (!head || chosen.length === 0) throw new AppError('NOT_FOUND')
  const named = (await selectNamed(db, chosen)).slice(0, paperLimits.copies)
  const { quiz_id, school_id, date_assigned, class_id, title } = work
  const drawn = await drawForPaper(
    { db, now },
    { quiz_id, school_id, date_assigned, student_ids: named.map((student) => student.id) },
  )
  const versions = await readVersions(
    { db, memory },
    drawn.map(({ question_version_id }) => question_version_id),
  )
  const copies = named.flatMap((student) => {
    const own = drawn.filter(({ student_id }) => student_id === student.id)
    const [first] = own
    if (!first) return []
    const rows = own.flatMap(({ question_version_id, seed, max_score, id, is_compulsory }) => {
      const version = versions.get(question_version_id)
      if (!version) return []
      const question = withMarks(drawVersion(memory, version, seed), max_score)
      return [{ id, question, is_compulsory, max_score }]
    })
    const { student_evaluation_id, num_to_complete } = first
    return [{ student, student_evaluation_id, num_to_complete, rows }]
  })
  const [first] = copies
  return {
    ...{ title, school_id, class_id, head, copies, num_students: work.student_ids.length },
    max_score: mostMarks(first?.rows ?? [], first?.num_to_complete ?? null),
  }
}
