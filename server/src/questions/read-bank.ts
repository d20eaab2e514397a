import type { questions } from '@learngrove/contract/questions'
import type { Input, Output } from '@learngrove/contract/route'
import type { Actor, Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import {
  findReadableClass,
  isOfBank,
  selectBank,
  selectBankRows,
} from './questions.bank.queries.ts'
import { drawBank } from './questions.bank.ts'

type Questions = typeof questions
type Staff = Context<Questions['list']['audience']>

const usualSize = 12

const offeredTo = ({ school_id, callers }: Actor) => isOfBank(school_id, callers.includes('admin'))

/** Searches the bank that is in the caller's reach: the platform's, and their school's own. */
export async function listQuestions(
  context: Staff,
  { query: { page = 1, size = usualSize, class_id, ...asked } }: Input<Questions['list']>,
): Promise<Output<Questions['list']>> {
  const { db, actor } = context
  if (class_id !== undefined && !(await findReadableClass(db, actor, class_id)))
    throw new AppError('NOT_FOUND')
  const filter = { ...asked, class_id: class_id ?? null, isOffered: offeredTo(actor) }
  const { rows, total_count } = await selectBank(db, filter, { page, size })
  return { questions: await drawBank(context, rows), total_count }
}

/** Reads one question with its key, its worked solution and the rungs of its hints. */
export async function readQuestion(
  context: Staff,
  { params: { id } }: Input<Questions['read']>,
): Promise<Output<Questions['read']>> {
  const { db, actor } = context
  const asked = { question_ids: [id], class_id: null, isOffered: offeredTo(actor) }
  const rows = await selectBankRows(db, asked)
  const [row] = rows
  const [question] = await drawBank(context, rows)
  if (!row || !question) throw new AppError('NOT_FOUND')
  return { ...question, num_answers: row.num_answers }
}
