import {
  answerFrom,
  type Index,
  passagesRanked,
  type Query,
} from '@learngrove/tutor/retrieval/retrieval'
import type { Asked } from './asked.ts'

/** A way to rank: the ids of passages, the best first. */
export type Ranking = (query: Query) => readonly string[]

const FEW = 5
const decimals = 3

/** The share of questions with the right note first, the share with it among the first five, and the mean reciprocal rank. */
export function rankingFigures(
  asked: readonly Asked[],
  queryOf: (text: string) => Query,
  ranking: Ranking,
) {
  const places = asked.map(({ text, notes }) =>
    ranking(queryOf(text)).findIndex((id) => notes.includes(id)),
  )
  const share = (isGood: (place: number) => boolean) =>
    rounded(places.filter(isGood).length / places.length)
  const reciprocal = places.reduce((sum, place) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0)
  return {
    recall_at_1: share((place) => place === 0),
    recall_at_5: share((place) => place >= 0 && place < FEW),
    mrr: rounded(reciprocal / places.length),
  }
}

/** How much is refused of what no note answers, and of what one does. */
export function gateFigures(
  {
    answered,
    unanswered,
  }: { readonly answered: readonly Asked[]; readonly unanswered: readonly Asked[] },
  queryOf: (text: string) => Query,
  index: Index,
) {
  const refused = (some: readonly Asked[]) =>
    rounded(
      some.filter(({ text }) => 'nothing' in answerFrom(index, queryOf(text))).length / some.length,
    )
  return { rightly_refused: refused(unanswered), wrongly_refused: refused(answered) }
}

/** The share of the answers from the right note that come from the right section of it. */
export function sectionShare(
  asked: readonly Asked[],
  queryOf: (text: string) => Query,
  index: Index,
) {
  const answers = asked.flatMap((each) => {
    const found = answerFrom(index, queryOf(each.text))
    if ('nothing' in found || !each.notes.includes(found.definition.passage_id)) return []
    return [found.definition.section === each.section]
  })
  return rounded(answers.filter((isRight) => isRight).length / answers.length)
}

/** The product's ranking, without its gate. */
export const ours =
  (index: Index): Ranking =>
  (query) =>
    passagesRanked(index, query).map(({ id }) => id)

const rounded = (share: number) => Number(share.toFixed(decimals))
