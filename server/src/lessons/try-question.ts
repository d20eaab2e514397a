import type { lessons } from '@learngrove/contract/lessons'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { tryCounts } from './paper-limits.ts'
import { questionsToTry } from './questions-to-try.ts'

type TryQuestion = typeof lessons.tryQuestion

/**
 * Marks one try at a question that is open to everybody, with its answer beside it. Nothing is
 * kept, so it may be tried again any number of times.
 */
export async function tryQuestion(
  { db, marker, now, address, log }: Context<TryQuestion['audience']>,
  { params, body }: Input<TryQuestion>,
): Promise<Output<TryQuestion>> {
  const { position, value = null, selected_option = null } = body
  const questions = questionsToTry(params.name)
  const question = questions[position]
  if (!question) throw new AppError('INVALID_REQUEST')
  await countRequest(db, tryCounts(address), now)
  const selected = typeof selected_option === 'number' ? [selected_option] : selected_option
  const judged = await marker.judge(
    question,
    { value, selected_option: selected },
    { onFault: (fault) => log.error({ fault, ...params, position }, 'fault in marking') },
  )
  return {
    verdict: judged.verdict,
    scoring_rationale: judged.scoring_rationale,
    reading: judged.reading ?? null,
    lines: (judged.lines ?? []).map((line) => ({ ...line })),
    misconception: judged.misconception ?? null,
    hints: [...question.hints],
    method_answer: [...question.method_answer],
  }
}
