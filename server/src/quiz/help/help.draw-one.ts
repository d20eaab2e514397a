import type { QuestionType } from '@learngrove/marking/question'
import { difficultyFor } from '@learngrove/mastery/chance'
import { readVersion } from '#questions/questions.versions.ts'
import { isSecret } from '#quiz/behaviour-now.ts'
import { chooseQuestions } from '#quiz/choose-questions.ts'
import { type CustomCandidate, selectCandidates } from '#quiz/quiz.custom.queries.ts'
import { findHelped } from './help.queries.ts'
import { type PracticeOfOne, type Practising, practiseOne } from './practise-one.ts'

export type Level = 'same' | 'harder' | 'easier'

/** How likely the answer is to be right, as far as the bank has questions of that difficulty. */
const aimedAt: Readonly<Record<Level, number>> = { easier: 0.9, same: 0.8, harder: 0.6 }
/** So much further in difficulty, in logits, is the question that is looked for; any in that direction will do. */
const aStep = 0.8
/** What is nearer to a difficulty than this, in logits, is as hard. */
const alike = 0.05

type Wish = {
  /** Topics in the order in which they are tried. */
  readonly topic_ids: readonly string[]
  readonly level: Level
  /** A question of an attempt of theirs, to go on from: what is drawn is another one. */
  readonly from?: string | undefined
  /** Types that are drawn only where there are no others. */
  readonly rather_not: readonly QuestionType[]
}

/** Draws one question for a student, and makes a practice of it; undefined where nothing fits. */
export async function drawOne(context: Practising, wish: Wish): Promise<PracticeOfOne | undefined> {
  const { db, actor, school_id } = context
  const { topic_ids, level, from } = wish
  if (topic_ids.length === 0) return undefined
  const whose = { student_id: actor.id, school_id }
  const before = from === undefined ? undefined : await questionBefore(context, from)
  const candidates = await selectCandidates(db, whose, { topic_ids, question_ids: [] })
  const fits = fitsAfter(before, level)
  for (const topic_id of topic_ids) {
    const own = candidates.filter((each) => each.topic_id === topic_id)
    const [chosen] = chooseQuestions(preferred(own.filter(fits), wish.rather_not), 1, () =>
      aimFor(own, candidates, { level, before }),
    )
    const question = own.find(({ question_id }) => question_id === chosen)
    if (question) return practiseOne(context, question)
  }
  return undefined
}

/** Finds the topics of a question of an attempt of theirs; none of an exam that is open, nor of anybody else's. */
export async function topicsOf(context: Practising, id: string): Promise<readonly string[]> {
  return (await questionBefore(context, id))?.topic_ids ?? []
}

type Before = {
  readonly question_id: string
  readonly difficulty: number
  readonly topic_ids: readonly string[]
}

async function questionBefore(
  { db, memory, actor, school_id }: Practising,
  id: string,
): Promise<Before | undefined> {
  const found = await findHelped(db, { id, student_id: actor.id, school_id })
  if (!found || isSecret(found.rules, found.grading_completed)) return undefined
  return readVersion({ db, memory }, found.question_version_id)
}

/** Tells of each question whether it may follow: another one and, where a level is wished for, in its direction. */
function fitsAfter(before: Before | undefined, level: Level) {
  return ({ question_id, difficulty }: CustomCandidate): boolean => {
    if (!before) return true
    if (question_id === before.question_id) return false
    if (level === 'harder') return difficulty > before.difficulty + alike
    return level === 'same' || difficulty < before.difficulty - alike
  }
}

function preferred(
  candidates: readonly CustomCandidate[],
  rather_not: readonly QuestionType[],
): readonly CustomCandidate[] {
  const wanted = candidates.filter(({ type }) => !rather_not.includes(type))
  return wanted.length > 0 ? wanted : candidates
}

type Aim = { readonly level: Level; readonly before: Before | undefined }

/** The difficulty to look for, in logits: a step from the question before, or what suits the student. */
function aimFor(
  [first]: readonly CustomCandidate[],
  candidates: readonly CustomCandidate[],
  { level, before }: Aim,
): number {
  if (before && level !== 'same') return before.difficulty + (level === 'harder' ? aStep : -aStep)
  const states = new Map(
    candidates.flatMap(({ topic_id, state }) => (state ? [[topic_id, state] as const] : [])),
  )
  const others = [...states].flatMap(([id, state]) => (id === first?.topic_id ? [] : [state]))
  return difficultyFor(first?.state ?? undefined, others, aimedAt[level])
}
