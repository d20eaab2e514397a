import type { Received } from '@learngrove/contract/call'
import { queryOptions } from '@tanstack/react-query'
import { query } from '#platform/api.ts'

/** While it is in sight, how much waits is asked for this often. */
const pollMs = 60_000

/** What waits for whoever asks: in all their classes, or in one. */
export const markingQueue = (class_id: string | undefined) =>
  query('GET /quiz/marking', { query: { class_id } })

export const markingCount = queryOptions({
  ...query('GET /quiz/marking/count', {}),
  refetchInterval: pollMs,
})

export type Queue = Received<'GET /quiz/marking'>
export type MarkedQuestion = Queue['questions'][number]
export type Pile = MarkedQuestion['piles'][number]
export type PileAnswer = Pile['answers'][number]
export type OwnRuling = Queue['rulings'][number]

/** A pile with the question that it answers. */
export type Place = { readonly question: MarkedQuestion; readonly pile: Pile }

export const placesIn = ({ questions }: Queue): Place[] =>
  questions.flatMap((question) => question.piles.map((pile) => ({ question, pile })))
