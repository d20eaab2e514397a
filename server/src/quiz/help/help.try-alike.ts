import { randomInt } from 'node:crypto'
import type { quizHelp } from '@learngrove/contract/quiz.help'
import type { Input, Output } from '@learngrove/contract/route'
import { AppError } from '#platform/errors.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { isSecret } from '#quiz/behaviour-now.ts'
import { chooseQuestions } from '#quiz/choose-questions.ts'
import { type CustomCandidate, selectCandidates } from '#quiz/quiz.custom.queries.ts'
import { findHelped, type HelpedQuestion } from './help.queries.ts'
import { type PracticeOfOne, type Practising, practiseOne, seeds } from './practise-one.ts'

type Alike = typeof quizHelp.tryAlike

/** A question with few draws is tried so often for another one. */
const mostDraws = 24

/**
 * Makes a practice of one question like one that the student has tried: the same with other numbers, or
 * where it has no others another question of its topic that is as hard. What was made and not answered
 * is found again, however often it is asked for.
 */
export async function tryAlike(
  context: Practising,
  { id }: Input<Alike>['params'],
): Promise<Output<Alike> & PracticeOfOne> {
  const { db, actor, school_id } = context
  const whose = { student_id: actor.id, school_id }
  const found = await findHelped(db, { id, ...whose })
  if (!found) throw new AppError('NOT_FOUND')
  // In an exam nothing is told before it is handed in, and one like it would tell the way.
  const isExam = isSecret(found.rules, found.grading_completed)
  if (!found.is_tried || isExam) throw new AppError('TRY_FIRST')
  const [own] = await selectCandidates(db, whose, {
    topic_ids: [],
    question_ids: [found.question_id],
  })
  const seed = own && (await otherSeed(context, found))
  const other = seed === undefined ? await otherQuestion(context, found) : own
  if (!other) throw new AppError('NOTHING_TO_PRACTISE')
  return { ...(await practiseOne(context, other, seed)), has_fresh_numbers: seed !== undefined }
}

/** Finds a seed that draws other numbers; none where the question has none to draw. */
async function otherSeed(
  { db, memory }: Practising,
  { question_version_id, seed }: HelpedQuestion,
): Promise<number | undefined> {
  const version = await readVersion({ db, memory }, question_version_id)
  // What is only shuffled would be the same question again.
  if (!version.question.template) return undefined
  const looksOf = (each: number) => JSON.stringify(shownOf(drawVersion(memory, version, each)))
  const before = looksOf(seed)
  for (let draw = 0; draw < mostDraws; draw++) {
    const fresh = randomInt(seeds)
    if (looksOf(fresh) !== before) return fresh
  }
  return undefined
}

/** Finds a question of the same topic as near to this in difficulty as there is, unmet ones first. */
async function otherQuestion(
  { db, memory, actor, school_id }: Practising,
  { question_id, question_version_id }: HelpedQuestion,
): Promise<CustomCandidate | undefined> {
  const { topic_ids, difficulty } = await readVersion({ db, memory }, question_version_id)
  if (topic_ids.length === 0) return undefined
  const whose = { student_id: actor.id, school_id }
  const candidates = await selectCandidates(db, whose, { topic_ids, question_ids: [] })
  const others = candidates.filter((each) => each.question_id !== question_id)
  const [chosen] = chooseQuestions(others, 1, () => difficulty)
  return others.find((each) => each.question_id === chosen)
}
