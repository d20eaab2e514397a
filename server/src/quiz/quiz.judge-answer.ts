import type { Judgement } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import {
  forMarker,
  type GivenAnswer,
  isAskedBy,
  type SentAnswer,
  wholeAnswer,
} from './given-answer.ts'

export type { GivenAnswer }

export type Judged = { readonly answer: GivenAnswer; readonly judgement: Judgement }

/** Judges an answer that belongs to no attempt; undefined where it is not of the kind that is asked for. */
export async function judgeAnswer(
  { marker, log }: Pick<Context, 'marker' | 'log'>,
  { question, question_version_id }: { question: Question; question_version_id: string },
  sent: SentAnswer,
): Promise<Judged | undefined> {
  if (!isAskedBy(question, sent)) return undefined
  const answer = wholeAnswer(sent)
  const judgement = await marker.judge(question, forMarker(answer), {
    onFault: (fault) => log.error({ fault, question_version_id }, 'fault in marking'),
  })
  return { answer, judgement }
}
