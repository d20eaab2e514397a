import type { Received, Sent } from '@learngrove/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** While answers are being marked again, how far that is is asked for this often. */
const pollMs = 2_000

/** What counts as right at a question for a class, and what its students answered. */
export const keyOf = (classId: string, questionId: string) =>
  queryOptions({
    ...query('GET /quiz/marking/classes/{classId}/questions/{questionId}', {
      params: { classId, questionId },
    }),
    refetchInterval: ({ state: { data } }) =>
      data?.corrections.some(({ finished_at }) => finished_at === null) ? pollMs : false,
  })

export type QuestionKey = Received<'GET /quiz/marking/classes/{classId}/questions/{questionId}'>
export type AnsweredVersion = NonNullable<QuestionKey['version']>
export type Said = AnsweredVersion['said'][number]
export type MadeCorrection = QuestionKey['corrections'][number]
export type Preview = Received<'POST /quiz/marking/corrections/preview'>
export type Change = Sent<'POST /quiz/marking/corrections/preview'>['body']['change']
