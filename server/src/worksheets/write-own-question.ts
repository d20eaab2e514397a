import { spotLimits } from '@learngrove/contract/questions.limits'
import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { drawQuestion } from '@learngrove/marking/draw'
import type { Answer } from '@learngrove/marking/judgement'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { fittedPicture } from '#platform/picture.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { invalid } from '#platform/zod.ts'
import { type ClassRow, isOfBank, selectBankRows } from '#questions/questions.bank.queries.ts'
import { drawBank, exampleSeedOf } from '#questions/questions.bank.ts'
import { keyWords } from '#questions/questions.key-words.ts'
import { insertOwnQuestion } from '#questions/questions.own.queries.ts'
import {
  difficultyOf,
  keyAsAnswer,
  type OwnPicture,
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
export const sameSeed = exampleSeedOf('a question that is being written')

const hourMs = 3_600_000
/** More than anybody writes or tries by hand. */
const tries = { most: 600, within_ms: hourMs }
const writes = { most: 200, within_ms: 24 * hourMs }

/** Finds a class of the caller's, of whose course a question's topic is. */
export async function findFor(context: Staff, class_id: string, { topic_id }: OwnQuestion) {
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

/** Marks an answer to a question that is being written. */
export const judge = ({ marker, log }: Staff, own: OwnQuestion, answer: Answer) =>
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

type Tried = NonNullable<Input<Worksheets['tryOwn']>['body']['answer']>

/** Reads an answer that is tried as one that is marked. */
export function givenBy({
  value = null,
  selected_option = null,
  points,
  answer_parts,
}: Tried): Answer {
  return {
    value,
    selected_option: typeof selected_option === 'number' ? [selected_option] : selected_option,
    ...(points && { points }),
    ...(answer_parts && { parts: answer_parts.map((part) => ({ value: part?.value ?? null })) }),
  }
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
  const problem = problemIn(own) ?? null
  const judged = answer && problem === null ? await judge(context, own, givenBy(answer)) : undefined
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
export const writeOwnQuestion = (
  context: Staff,
  { body: { class_id, question } }: Input<Worksheets['writeOwn']>,
): Promise<Output<Worksheets['writeOwn']>> => keepOwn(context, class_id, question)

/** The same with a picture of the teacher's own, which becomes a part of the question. */
export const writePictured = (
  context: Staff,
  { body: { class_id, question }, files: { picture } }: Input<Worksheets['writePictured']>,
): Promise<Output<Worksheets['writePictured']>> =>
  keepOwn(context, class_id, question, picture[0]?.bytes)

const asksForPicture = ({ key }: OwnQuestion): boolean =>
  key.type === 'hot_spot' && key.drawing === null

/** Encodes a picture anew, small and without anything that tells of whoever took it. */
async function pictureFrom(given: Uint8Array): Promise<OwnPicture> {
  const side = spotLimits.picture_side
  const rule = { width: side, height: side, fit: 'inside', format: 'webp' } as const
  const { bytes, width, height } = await fittedPicture(given, rule)
  return { file: `data:image/webp;base64,${bytes.toBase64()}`, width, height }
}

/** What else is done for a question that is kept, in one transaction with it. */
type AsWell = (tx: Db, question_id: string) => Promise<void>

/** Keeps a question that was checked, in the bank of the school of a class. */
export async function keepOwn(
  context: Staff,
  class_id: string,
  own: OwnQuestion,
  given?: Uint8Array,
  asWell?: AsWell,
) {
  const { db, now, actor } = context
  const of = await findFor(context, class_id, own)
  if (asksForPicture(own) !== (given !== undefined))
    throw invalid('picture', 'A question about a picture of its own has one, and no other has')
  await countRequest(db, [{ by: `own questions by ${actor.id}`, ...writes }], now)
  if (problemIn(own) !== undefined || (await isKeyRight(context, own)) === false)
    throw new AppError('KEY_NOT_RIGHT')
  const row = {
    school_id: of.school_id,
    topic_id: own.topic_id,
    question: questionOf(own, given && (await pictureFrom(given))),
    difficulty: difficultyOf[own.difficulty],
    minutes: own.max_score * minutesAMark,
    now,
  }
  const id = await transaction(db, async (tx) => {
    const question_id = await insertOwnQuestion(tx, row)
    await asWell?.(tx, question_id)
    return question_id
  })
  const isOffered = isOfBank(of.school_id, false)
  const rows = await selectBankRows(db, { question_ids: [id], class_id, isOffered })
  const [kept] = await drawBank(context, rows)
  if (!kept) throw new Error('A question that was kept is not there')
  return { question: kept }
}
