import type { quizMarking } from '@learngrove/contract/quiz.marking'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { projectionsQueue } from '#platform/projections/projections.ts'
import { drawVersion, readVersion } from '#questions/questions.versions.ts'
import {
  type DecidingWorld,
  decide,
  isAnswered,
  type TakenAnswer,
  takeAnswer,
} from '#quiz/decide-answer.ts'
import { givenIn } from '#quiz/quiz.decisions.queries.ts'
import { beforeOf, beginDecision, insertDecided, takeDecision } from './decisions.queries.ts'
import { askedKey, pileKey } from './marking.pile-key.ts'
import { keepRuling } from './rulings.queries.ts'

type Decide = typeof quizMarking.decidePile
type Body = Input<Decide>['body']
type Seen = Body['answers'][number]

/**
 * Gives answers that say the same the marks of a person, all of them or none: where one was decided or
 * changed since it was read, it says which. The same decision again changes nothing.
 */
export async function decidePile(
  context: Context<Decide['audience']>,
  { body }: Input<Decide>,
): Promise<Output<Decide>> {
  const { db, jobs, actor, school_id, now, memory } = context
  const { decision_id: id } = body
  // In one order, so that two who decide at once never wait for each other.
  const answers = body.answers.toSorted((one, other) => one.id.localeCompare(other.id))
  const told = await transaction(db, async (tx) => {
    const world = { tx, actor, memory, now }
    const taken: TakenAnswer[] = []
    for (const answer of answers) taken.push(await takeAnswer(tx, { id: answer.id, actor }))
    refuse(taken, body)
    const row = { id, school_id, decided_by: actor.id, decided_at: now }
    if (!(await beginDecision(tx, row))) {
      // An id that is somebody else's names nothing of this actor.
      if (!(await takeDecision(tx, { id, decided_by: actor.id }))) throw new AppError('NOT_FOUND')
      return { is_decided: true, changed: [] }
    }
    const changed = taken.flatMap((each, at) =>
      isAsSeen(each, answers[at]) ? [] : each.question.id,
    )
    if (changed.length > 0) throw new Changed(changed)
    await decideAll(world, id, taken, body)
    if (body.is_remembered) await remember(world, taken, body)
    return { is_decided: true, changed: [] }
  }).catch((error: unknown) => {
    if (error instanceof Changed) return { is_decided: false, changed: [...error.ids] }
    throw error
  })
  jobs.wake(projectionsQueue)
  return told
}

/** Leaves the transaction with nothing kept. */
class Changed extends Error {
  readonly ids: readonly string[]
  constructor(ids: readonly string[]) {
    super('Answers have changed since they were read')
    this.ids = ids
  }
}

function refuse(taken: readonly TakenAnswer[], { marks_given, marked_pages = [] }: Body): void {
  const questions = new Set(taken.map(({ question }) => question.question_id))
  const answers = new Set(taken.map(({ question }) => question.id))
  if (questions.size > 1 || answers.size < taken.length) throw new AppError('NOT_ONE_PILE')
  if (taken.some(({ question }) => marks_given > question.max_score))
    throw new AppError('MARKS_OUT_OF_RANGE')
  const pages = new Set(taken.length === 1 ? taken.flatMap(filesOf) : [])
  if (marked_pages.some(({ file_id }) => !pages.has(file_id))) throw new AppError('NOT_ONE_PILE')
}

/** The files of an answer, and of its parts. */
function filesOf({ question, tries }: TakenAnswer): string[] {
  const last = tries.at(-1)
  const answer = question.waiting ?? (last && givenIn(last))
  const parts = answer?.answer_parts?.flatMap((part) => part?.file_ids ?? []) ?? []
  return [...(answer?.file_ids ?? []), ...parts]
}

/** Whether an answer stands as it was read: the same one, waiting or with the same marks. */
function isAsSeen(taken: TakenAnswer, seen: Seen | undefined): boolean {
  const { waiting, handed_in_at, marks_given } = taken.question
  return (
    seen !== undefined &&
    isAnswered(taken) &&
    handed_in_at?.getTime() === seen.handed_in_at.getTime() &&
    (waiting ? seen.marks_given === null : seen.marks_given === marks_given)
  )
}

async function decideAll(
  world: DecidingWorld,
  decision_id: string,
  taken: readonly TakenAnswer[],
  decision: Pick<Body, 'marks_given' | 'explanation' | 'marked_pages'>,
): Promise<void> {
  const byStudent = taken.toSorted((one, other) =>
    one.attempt.student_id.localeCompare(other.attempt.student_id),
  )
  const decided: { earn: () => Promise<void> }[] = []
  const kept: Parameters<typeof insertDecided>[2][number][] = []
  for (const each of byStudent) {
    const before = beforeOf(each.question)
    const { evidence_id, earn } = await decide(world, each, decision)
    decided.push({ earn })
    kept.push({ evaluation_question_id: each.question.id, evidence_id, before })
  }
  await insertDecided(world.tx, decision_id, kept)
  for (const { earn } of decided) await earn()
}

/** Remembers what was ruled, so that it is proposed where an answer says the same. */
async function remember(
  { tx, memory, actor, now }: DecidingWorld,
  [first]: readonly TakenAnswer[],
  { marks_given, explanation }: Body,
): Promise<void> {
  if (!first) return
  const { question, tries } = first
  const last = tries.at(-1)
  const answer = question.waiting ?? (last && givenIn(last))
  const judgement = question.waiting?.judgement ?? question.judgement
  if (!answer || !judgement) return
  const version = await readVersion({ db: tx, memory }, question.question_version_id)
  const drawn = drawVersion(memory, version, question.seed)
  const asked = askedKey(question.question_id, drawn)
  await keepRuling(tx, {
    ...{ id: newId(), school_id: actor.school_id, question_id: question.question_id },
    says: pileKey(asked, drawn, answer, judgement),
    evaluation_question_id: question.id,
    ...{ marks_given, max_score: question.max_score, note: explanation || null },
    ...{ ruled_by: actor.id, ruled_at: now },
  })
}
