import { randomInt } from 'node:crypto'
import type { quizHelp } from '@learngrove/contract/quiz.help'
import { attemptType, quizGroup } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import { isSecret } from '#quiz/behaviour-now.ts'
import { chooseQuestions } from '#quiz/choose-questions.ts'
import { insertAttempt, selectWorksheetVersions } from '#quiz/quiz.attempts.queries.ts'
import {
  type CustomCandidate,
  insertCustom,
  selectCandidates,
  selectTitles,
} from '#quiz/quiz.custom.queries.ts'
import { takeTurnToRevise } from '#quiz/quiz.today.queries.ts'
import { findHelped, findOpenPractice, type HelpedQuestion } from './help.queries.ts'

type Alike = typeof quizHelp.tryAlike
type World = Context<Alike['audience']>

const seeds = 2 ** 31
/** A question with few draws is tried so often for another one. */
const mostDraws = 24

/**
 * Makes a practice of one question like one that the student has tried: the same with other numbers, or
 * where it has no others another question of its topic that is as hard. What was made and not answered
 * is found again, however often it is asked for.
 */
export async function tryAlike(
  context: World,
  { id }: Input<Alike>['params'],
): Promise<Output<Alike>> {
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
  const quiz_id = await transaction(db, async (tx) => {
    await takeTurnToRevise(tx, actor.id)
    const open = await findOpenPractice(tx, { ...whose, question_id: other.question_id })
    return open ?? makeOne(tx, context, other, seed ?? randomInt(seeds))
  })
  return { quiz_id, has_fresh_numbers: seed !== undefined }
}

/** Finds a seed that draws other numbers; none where the question has none to draw. */
async function otherSeed(
  { db, memory }: World,
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
  { db, memory, actor, school_id }: World,
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

async function makeOne(
  tx: Db,
  { actor, school_id, now }: World,
  { question_id, course_id, topic_id }: CustomCandidate,
  seed: number,
): Promise<string> {
  const [id, worksheet_id, student_evaluation_id] = [newId(), newId(), newId()]
  const whose = { student_id: actor.id, school_id }
  const [title = ''] = await selectTitles(tx, [topic_id])
  const quiz = {
    ...{ id, worksheet_id, ...whose, course_id, topic_id, created_at: now },
    title: `One more: ${title}`,
    attempt_type_id: attemptType.practice,
    group_type_id: quizGroup.independent_study,
  }
  await insertCustom(tx, quiz, [question_id])
  const [version] = await selectWorksheetVersions(tx, worksheet_id)
  if (!version) throw new Error('A question that can be practised has a version')
  await insertAttempt(
    tx,
    {
      ...{ id: student_evaluation_id, quiz_id: id, ...whose, num_open: 1 },
      ...{ max_score: version.max_score, is_opened: true, created_at: now },
    },
    [{ ...version, id: newId(), student_evaluation_id, seed, position: 0, updated_at: now }],
  )
  return id
}
