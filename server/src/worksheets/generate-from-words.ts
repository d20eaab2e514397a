import { questionTypes } from '@learngrove/contract/question'
import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import {
  draftable,
  isDraftable,
  lackingOf,
  openDrafting,
} from './drafting/drafting.draft-missing.ts'
import { findClass, stockOf } from './plan-worksheet.ts'
import { readRequest } from './planning/planning.read-request.ts'
import { writeRequested } from './write-requested.ts'

type Generate = typeof worksheets.aiGenerate

/**
 * Makes a worksheet of what is asked for in words, from the bank and its templates. It is a
 * draft until its teacher says yes. Where a hosted model may be asked, it drafts what the bank lacks. Says what of the words was not understood, and what could not be met;
 * refuses with `NOTHING_FITS` where no question does.
 */
export async function generateFromWords(
  context: Context<Generate['audience']>,
  { body: { class_id, course_id, question_type, user_request } }: Input<Generate>,
): Promise<Output<Generate>> {
  const of = await findClass(context, class_id)
  if (of.course_id !== course_id) throw new AppError('NOT_FOUND')
  const topics = await stockOf(context, of)
  const request = readRequest(user_request, topics)
  const type = questionTypes.find((each) => each === question_type)
  const draft = await openDrafting(context, of)
  const mayBeEmpty = draft !== undefined && isDraftable(type ? [type] : request.types)
  const asking = { words: user_request, request, topics, type, mayBeEmpty }
  const written = await writeRequested(context, of, asking)
  if (!written) throw new AppError('NOTHING_FITS')
  const asked = { ...lackingOf(written), topics, words: user_request, source: '' }
  const drafted =
    draft && draftable(asked).num_wanted > 0
      ? await draft(asked, new AbortController().signal)
      : undefined
  return {
    worksheet_id: written.worksheet_id,
    understood: [...request.understood],
    not_understood: [...request.not_understood],
    not_met: [...written.not_met, ...(drafted ? [drafted.note] : [])],
  }
}
