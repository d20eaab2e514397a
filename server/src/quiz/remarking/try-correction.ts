import type { quizRemarking } from '@learngrove/contract/quiz.remarking'
import type { Input, Output } from '@learngrove/contract/route'
import type { Question } from '@learngrove/marking/question'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { keyWords } from '#questions/questions.key-words.ts'
import { keyAsAnswer } from '#questions/questions.own.ts'
import { drawVersion, readVersion, type Version } from '#questions/questions.versions.ts'
import { wholeAnswer } from '#quiz/given-answer.ts'
import { givenIn } from '#quiz/quiz.decisions.queries.ts'
import { type CorrectedClass, findClass, selectChanges } from './corrections.queries.ts'
import { marksBy, marksNow } from './plan-remark.ts'
import {
  type AskedVersion,
  countWaitingOf,
  findAnsweredVersion,
  findAnswerOf,
  selectAnsweredIds,
  selectRemarkable,
} from './remark.queries.ts'
import { planFor } from './remark-answer.ts'
import { correctedBy, judgeByKey, type KeptChange, saysBy } from './remarking.key.ts'
import { changesShown, remarkCounts } from './remarking.limits.ts'
import { wordsOf } from './words-of-answer.ts'

type Preview = typeof quizRemarking.previewCorrection
type Asked = Input<Preview>['body']
type Staff = Context<Preview['audience']>

/** A correction that is sound, before it is kept. */
export type Proposed = {
  readonly of: CorrectedClass
  readonly asked: AskedVersion
  readonly version: Version
  readonly drawn: Question
  readonly change: KeptChange
  /** With what was corrected before. */
  readonly changes: readonly KeptChange[]
}

/** What a question can be corrected by: of numbers that were drawn, no single key can be said. */
export function changesTaken({ question }: Pick<Version, 'question'>): Asked['change']['kind'][] {
  const isDrawn = question.template !== undefined
  switch (question.type) {
    case 'number':
      return isDrawn ? ['accept', 'tolerance'] : ['accept', 'answers', 'tolerance']
    case 'expression':
    case 'short_text':
      return isDrawn ? ['accept'] : ['accept', 'answers']
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return isDrawn ? ['accept'] : ['accept', 'options']
    // A person marks these by criteria: there is no key.
    case 'drawing':
    case 'recording':
    case 'long_text':
      return []
    default:
      return ['accept']
  }
}

/** Reads what is proposed, and refuses what is not sound. To who may not mark the class it is not there. */
export async function propose(context: Staff, { class_id, ...asked }: Asked): Promise<Proposed> {
  const { db, actor, memory, now } = context
  const of = await findClass(db, actor, class_id)
  const { question_version_id } = asked
  const found = await findAnsweredVersion(db, { class_id, question_version_id })
  if (!of?.can_correct || !found) throw new AppError('NOT_FOUND')
  await countRequest(db, remarkCounts(actor.id), now)
  const version = await readVersion({ db, memory }, question_version_id)
  const drawn = drawVersion(memory, version, found.seed)
  if (!changesTaken(version).includes(asked.change.kind)) throw new AppError('CHANGE_NOT_POSSIBLE')
  const before = await selectChanges(db, { class_id, question_version_id })
  const change = await keptChange(context, { class_id, version }, asked.change)
  const proposed = { of, asked: found, version, drawn, change, changes: [...before, change] }
  await refuseUnsound(context, proposed)
  return proposed
}

type OfVersion = { readonly class_id: string; readonly version: Version }

/** An answer that counts too is kept as what it says, and not in its student's words. */
async function keptChange(
  { db, memory, marker }: Staff,
  { class_id, version }: OfVersion,
  change: Asked['change'],
): Promise<KeptChange> {
  if (change.kind !== 'accept') return change
  const of = { class_id, question_version_id: version.id }
  const row = await findAnswerOf(db, { id: change.answer_id, ...of })
  if (!row) throw new AppError('NOT_FOUND')
  const drawn = drawVersion(memory, version, row.seed)
  const { question_id } = version
  const answer = givenIn(row)
  const judgement = await judgeByKey(marker, { question_id, drawn, changes: [] }, answer)
  return { kind: 'accept', says: saysBy({ question_id, drawn }, answer, judgement) }
}

/** A key that the marker would not take itself gives nobody full marks. */
async function refuseUnsound({ marker }: Staff, { drawn, version, change }: Proposed) {
  if (change.kind === 'options') {
    const options = 'options' in drawn ? drawn.options.length : 0
    const isOne = drawn.type !== 'multiple_choice'
    const isSound = change.orders.every((order) => order <= options)
    if (!isSound || (isOne && change.orders.length > 1)) throw new AppError('KEY_NOT_RIGHT')
  }
  if (change.kind === 'accept') return
  const key = correctedBy(drawn, change)
  const asked = { question_id: version.question_id, drawn: key, changes: [] }
  const texts = change.kind === 'answers' ? change.answers : [undefined]
  for (const text of texts) {
    const own = keyAsAnswer(text === undefined ? key : correctedBy(key, oneOf(text)))
    if (!own) continue
    const { value, selected_option } = own
    const answer = wholeAnswer({
      ...(value !== undefined && { value: typeof value === 'object' ? null : value }),
      ...(selected_option && { selected_option: [...selected_option] }),
    })
    const { is_full_marks } = await judgeByKey(marker, asked, answer)
    if (!is_full_marks) throw new AppError('KEY_NOT_RIGHT')
  }
}

const oneOf = (answer: string): KeptChange => ({ kind: 'answers', answers: [answer] })

/** The key in words, as a correction leaves it. */
export const wordsOfKey = (drawn: Question, changes: readonly KeptChange[]): string[] => {
  const key = changes.reduce(correctedBy, drawn)
  if (key.type === 'short_text') return [...key.references]
  const others = key.type === 'number' ? (key.other_answers ?? []).map(({ answer }) => answer) : []
  return [...keyWords(key), ...others]
}

/** Says what a correction would change, and keeps nothing. */
export async function previewCorrection(
  context: Staff,
  { body }: Input<Preview>,
): Promise<Output<Preview>> {
  const { db, memory } = context
  const { drawn, changes } = await propose(context, body)
  const ids = await selectAnsweredIds(db, body)
  const told: Output<Preview> = {
    ...{ key: wordsOfKey(drawn, changes), num_answers: ids.length, num_up: 0, num_down: 0 },
    ...{ num_by_person: 0, marks_before: 0, marks_after: 0, changes: [] },
    num_waiting: await countWaitingOf(db, body),
  }
  for (const each of await selectRemarkable(db, ids)) {
    const { question, heads, student, quiz_title } = each
    const plan = await planFor(context, each, { changes })
    const before = marksNow(heads)
    const after = plan ? marksBy(plan.standing) : before
    told.marks_before += before
    told.marks_after += after
    if (!plan) told.num_by_person++
    if (after > before) told.num_up++
    if (after < before) told.num_down++
    if (after === before || told.changes.length >= changesShown) continue
    const version = await readVersion({ db, memory }, question.question_version_id)
    const last = plan?.standing.at(-1)?.head
    const words = last ? wordsOf(drawVersion(memory, version, question.seed), givenIn(last)) : ''
    told.changes.push({
      ...{ id: question.id, student: { ...student }, quiz_title, words },
      ...{ marks_before: before, marks_after: after, max_score: question.max_score },
    })
  }
  return told
}
