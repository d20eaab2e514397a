import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { drawQuestion } from '@learngrove/marking/draw'
import type { Answer } from '@learngrove/marking/judgement'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { type ClassRow, isOfBank, selectBankRows } from '#questions/questions.bank.queries.ts'
import { drawBank, exampleSeedOf } from '#questions/questions.bank.ts'
import { keyWords } from '#questions/questions.key-words.ts'
import { insertOwnQuestion } from '#questions/questions.own.queries.ts'
import {
  difficultyOf,
  keyAsAnswer,
  type OwnQuestion,
  problemIn,
  questionOf,
} from '#questions/questions.own.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { findClass } from './plan-worksheet.ts'
import { isAlike, printOf } from './planning/planning.alike.ts'
import { findsTopic, selectForTopics } from './worksheets.planning.queries.ts'

type Worksheets = typeof worksheets
type Staff = Context<Worksheets['tryOwn']['audience']>

/** A question that is not kept is drawn like this, so that it looks the same while it is written. */
const sameSeed = exampleSeedOf('a question that is being written')

const hourMs = 3_600_000
/** More than anybody writes or tries by hand. */
const tries = { most: 600, within_ms: hourMs }
const writes = { most: 200, within_ms: 24 * hourMs }

async function findFor(context: Staff, class_id: string, { topic_id }: OwnQuestion) {
  const of = await findClass(context, class_id)
  if (!(await findsTopic(context.db, of, topic_id))) throw new AppError('NOT_FOUND')
  return of
}

/** Marks what its teacher says is right: a key that is not marked as right is none. Tells nothing of what a person marks. */
async function isKeyRight(context: Staff, own: OwnQuestion): Promise<boolean | null> {
  const drawn = drawQuestion(questionOf(own), sameSeed)
  const answer = keyAsAnswer(drawn)
  if (!answer) return null
  const { is_full_marks } = await judge(context, own, answer)
  return is_full_marks
}

const judge = ({ marker, log }: Staff, own: OwnQuestion, answer: Answer) =>
  marker.judge(drawQuestion(questionOf(own), sameSeed), answer, {
    onFault: (fault) => log.error({ fault }, 'fault in marking an own question'),
  })

const mostAlike = 3

async function alikeOf({ db }: Staff, of: ClassRow, { topic_id, text }: OwnQuestion) {
  const print = printOf(text)
  const others = await selectForTopics(db, of, [topic_id])
  return others
    .filter((each) => isAlike(printOf(each.text), print))
    .slice(0, mostAlike)
    .map((each) => ({ question_id: each.question_id, text: each.text }))
}

/** Shows a question as students would get it, marks an answer that is tried, and keeps nothing. */
export async function tryOwnQuestion(
  context: Staff,
  { body: { class_id, question: own, answer } }: Input<Worksheets['tryOwn']>,
): Promise<Output<Worksheets['tryOwn']>> {
  const of = await findFor(context, class_id, own)
  const count = { by: `own questions tried by ${context.actor.id}`, ...tries }
  await countRequest(context.db, [count], context.now)
  const drawn = drawQuestion(questionOf(own), sameSeed)
  const { value = null, selected_option = null, answer_parts } = answer ?? {}
  const given = {
    value,
    selected_option: typeof selected_option === 'number' ? [selected_option] : selected_option,
    ...(answer_parts && { parts: answer_parts.map((part) => ({ value: part?.value ?? null })) }),
  }
  const problem = problemIn(own) ?? null
  const judged = answer && problem === null ? await judge(context, own, given) : undefined
  return {
    ...{ shown: shownOf(drawn), key: keyWords(drawn), problem },
    is_key_right: problem === null ? await isKeyRight(context, own) : null,
    marked: judged
      ? {
          ...{ verdict: judged.verdict, marks_given: judged.marks_given },
          scoring_rationale: judged.scoring_rationale,
        }
      : null,
    alike: await alikeOf(context, of, own),
  }
}

/** A middling mark takes about so many minutes. */
const minutesAMark = 1.5

/**
 * Puts a question into the school's own bank. Refuses with `KEY_NOT_RIGHT` where the marker does not give
 * its own key full marks: no student could get them.
 */
export async function writeOwnQuestion(
  context: Staff,
  { body: { class_id, question: own } }: Input<Worksheets['writeOwn']>,
): Promise<Output<Worksheets['writeOwn']>> {
  const { db, now, actor } = context
  const of = await findFor(context, class_id, own)
  await countRequest(db, [{ by: `own questions by ${actor.id}`, ...writes }], now)
  if (problemIn(own) !== undefined || (await isKeyRight(context, own)) === false)
    throw new AppError('KEY_NOT_RIGHT')
  const question = questionOf(own)
  const difficulty = difficultyOf[own.difficulty]
  const minutes = own.max_score * minutesAMark
  const row = {
    school_id: of.school_id,
    topic_id: own.topic_id,
    question,
    difficulty,
    minutes,
    now,
  }
  const id = await transaction(db, (tx) => insertOwnQuestion(tx, row))
  const isOffered = isOfBank(of.school_id, false)
  const rows = await selectBankRows(db, { question_ids: [id], class_id, isOffered })
  const [kept] = await drawBank(context, rows)
  if (!kept) throw new Error('A question that was kept is not there')
  return { question: kept }
}
