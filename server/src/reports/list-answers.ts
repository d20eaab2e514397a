import type { reports } from '@learngrove/contract/reports'
import { limits } from '@learngrove/contract/reports.limits'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { type AnswerRow, selectAnswers } from './answers.queries.ts'
import { openClass, openStudent } from './open-class.ts'
import { namedAs } from './read-misconceptions.ts'
import { weeksBetween } from './weeks-between.ts'
import { wordsOf } from './words-of-answer.ts'

type List = typeof reports.answers

/** Lists the answers behind a figure of a report. Without a range they are of all time, as what is known of a topic is. */
export async function listAnswers(
  context: Context<List['audience']>,
  { params, query }: Input<List>,
): Promise<Output<List>> {
  const { start, end, page = 1, size = limits.page_size, is_right, ...wanted } = query
  const of = await openClass(context, params.classId)
  if (wanted.student_id) await openStudent(context, { of, student_id: wanted.student_id })
  const hasRange = start !== undefined || end !== undefined
  const weeks = hasRange ? weeksBetween({ start, end }, { ...of, now: context.now }) : undefined
  const right = is_right === undefined ? undefined : is_right === 'true'
  const found = await selectAnswers(
    context.db,
    { of, weeks, actor: context.actor },
    { ...wanted, is_right: right },
    { page, size },
  )
  return { ...found, answers: await shown(context, found.answers) }
}

/** Answers in words, with the name of what each was taken for. */
export async function shown(
  context: Pick<Context, 'db' | 'memory'>,
  rows: readonly AnswerRow[],
): Promise<Output<List>['answers']> {
  const words = await wordsOf(context, rows)
  return rows.map(({ misconception: code, ...row }, at) => ({
    ...row,
    question: words[at]?.question ?? '',
    answer: words[at]?.answer ?? '',
    misconception: code === null ? null : { code, name: namedAs(code).name },
  }))
}
