import type { quizMarking } from '@learngrove/contract/quiz.marking'
import type { Input, Output } from '@learngrove/contract/route'
import type { Judgement } from '@learngrove/marking/judgement'
import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersions } from '#questions/questions.versions.ts'
import type { GivenAnswer } from '#quiz/given-answer.ts'
import { askedKey, pileKey } from './marking.pile-key.ts'
import {
  countWaiting,
  type EarlierRow,
  type QueueRow,
  selectEarlier,
  selectQueue,
} from './queue.queries.ts'
import { type OwnRuling, type Ruling, selectOwnRulings, selectRulings } from './rulings.queries.ts'
import { machineView, schemeOf } from './scheme.ts'

type Read = typeof quizMarking.markingQueue
type Queue = Output<Read>
type Pile = Queue['questions'][number]['piles'][number]

/** One answer of the queue with its question as it was drawn. */
type Placed = {
  readonly row: QueueRow
  readonly drawn: Question
  readonly asked: string
  readonly says: string
  readonly answer: GivenAnswer
  readonly judgement: Judgement
}

/** What waits for whoever asks, by question, and at each the answers that say the same together. */
export async function readQueue(
  context: Context<Read['audience']>,
  { query }: Input<Read>,
): Promise<Queue> {
  const { db, actor } = context
  const rows = await selectQueue(db, actor, query.class_id)
  const own = await selectOwnRulings(db, actor)
  const placed = await placeRows(context, rows)
  const rulings = await selectRulings(db, actor, [...new Set(placed.map(({ says }) => says))])
  const question_ids = [...new Set(placed.map(({ row }) => row.question_id))]
  const earlier = await selectEarlier(db, actor, question_ids)
  const known = { rulings, earlier }
  const byAsked = Map.groupBy(placed, ({ asked }) => asked)
  return {
    num_waiting: placed.length,
    questions: [...byAsked.values()].flatMap((group) => questionOf(group, known)),
    rulings: await ownRulings(context, own),
  }
}

export const readCount = async ({
  db,
  actor,
}: Context<Read['audience']>): Promise<Output<typeof quizMarking.markingCount>> => ({
  num_waiting: await countWaiting(db, actor),
})

async function placeRows(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  rows: readonly QueueRow[],
): Promise<Placed[]> {
  const ids = rows.map((row) => row.question_version_id)
  const versions = await readVersions({ db, memory }, ids)
  return rows.flatMap((row) => {
    const version = versions.get(row.question_version_id)
    const answer = row.waiting ?? row.marked
    const judgement = row.waiting?.judgement ?? row.judgement
    if (!version || !answer || !judgement) return []
    const drawn = drawVersion(memory, version, row.seed)
    const asked = askedKey(row.question_id, drawn)
    const says = pileKey(asked, drawn, answer, judgement)
    return [{ row, drawn, asked, says, answer, judgement }]
  })
}

type Known = { readonly rulings: readonly Ruling[]; readonly earlier: readonly EarlierRow[] }

function questionOf(group: readonly Placed[], known: Known): Queue['questions'] {
  const [first] = group
  if (!first) return []
  const { row, drawn } = first
  const piles = [...Map.groupBy(group, pileOfOne).values()]
  return [
    {
      question_id: row.question_id,
      question: shownOf(drawn),
      position: row.position,
      quiz_title: row.quiz_title,
      scheme: schemeOf(drawn),
      piles: piles
        .toSorted((one, other) => other.length - one.length)
        .flatMap((pile) => pileOf(pile, known.rulings)),
      earlier: known.earlier
        .filter(({ question_id }) => question_id === row.question_id)
        .map(({ question_id, value, ...each }) => ({ ...each, words: wordsIn(value) })),
    },
  ]
}

/** Whoever asks for another look is heard by themselves. */
const pileOfOne = ({ row, says }: Placed): string => (row.look ? `${says} ${row.id}` : says)

function pileOf(pile: readonly Placed[], rulings: readonly Ruling[]): Pile[] {
  const [first] = pile
  if (!first) return []
  const found = rulings.find(({ says }) => says === first.says)
  const { says, ...ruling } = found ?? { says: '' }
  const looks_like = first.row.waiting?.looks_like
  return [
    {
      says: pileOfOne(first),
      answers: pile.map(answerOf),
      machine: machineView(first.judgement),
      ...(looks_like && { looks_like }),
      ruling: 'id' in ruling ? ruling : null,
    },
  ]
}

function answerOf({ row, answer }: Placed): Pile['answers'][number] {
  const { value, selected_option, points, answer_parts, file_ids = null } = answer
  return {
    ...{ id: row.id, student: { ...row.student }, quiz_title: row.quiz_title },
    ...{ value, selected_option, points, answer_parts, file_ids },
    handed_in_at: row.handed_in_at,
    marks_given: row.waiting ? null : row.marks_given,
    second_look: row.look && { reason: row.look.reason, asked_at: new Date(row.look.asked_at) },
  }
}

const wordsIn = (value: string | string[] | null): string =>
  [value ?? []]
    .flat()
    .filter((text) => text !== '')
    .join(', ')

async function ownRulings(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  own: readonly OwnRuling[],
): Promise<Queue['rulings']> {
  const ids = own.flatMap(({ question_version_id }) => question_version_id ?? [])
  const versions = await readVersions({ db, memory }, ids)
  return own.map(({ question_version_id, seed, value, ...ruling }) => {
    const version = versions.get(question_version_id ?? '')
    return {
      ...ruling,
      asked: version && seed !== null ? drawVersion(memory, version, seed).text : '',
      words: value === null ? null : wordsIn(value),
    }
  })
}
