import type { quizRemarking } from '@learngrove/contract/quiz.remarking'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { insertNextVersion } from '#questions/questions.next-version.queries.ts'
import { readVersion, type Version } from '#questions/questions.versions.ts'
import {
  type Correction,
  findClass,
  findOwnCorrection,
  insertCorrection,
  selectChanges,
  selectNextVersions,
  setNextVersion,
  undoCorrectionRow,
} from './corrections.queries.ts'
import { remarkQueue } from './remark-all.ts'
import { correctedBy, type KeptChange } from './remarking.key.ts'
import { correctionsOfVersion, undoWithinMs } from './remarking.limits.ts'
import { propose } from './try-correction.ts'

type Correct = typeof quizRemarking.correctKey
type Undo = typeof quizRemarking.undoCorrection

export const shownCorrection = (
  { made_by, maker, change, school_id, class_id, question_version_id, ...row }: Correction,
  actor_id: string,
  now: Date,
): Output<Correct> => {
  const { next_version_id, ...kept } = row
  const isInTime = now.getTime() - row.made_at.getTime() <= undoWithinMs
  return {
    ...kept,
    kind: change.kind,
    words:
      change.kind === 'answers'
        ? [...change.answers]
        : change.kind === 'tolerance'
          ? [String(change.tolerance)]
          : [],
    made_by: maker,
    can_undo: made_by === actor_id && row.undone_at === null && isInTime,
  }
}

/**
 * Corrects a key for a class: its answers are marked again by a job, and what its students answer from now on
 * is marked by the new key. A question of the school's own gets a new version besides, for everybody there.
 */
export async function correctKey(
  context: Context<Correct['audience']>,
  { body }: Input<Correct>,
): Promise<Output<Correct>> {
  const { db, jobs, actor, now } = context
  const { correction_id: id, reason, ...asked } = body
  const known = await findOwnCorrection(db, { id, made_by: actor.id })
  if (known) return shownCorrection(known, actor.id, now)
  const { of, asked: found, version, change, changes } = await propose(context, asked)
  if (changes.length > correctionsOfVersion) throw new AppError('TOO_MANY_CORRECTIONS')
  await transaction(db, async (tx) => {
    const row = {
      ...{ id, school_id: of.school_id, class_id: of.id, question_version_id: version.id, change },
      ...{ reason: reason || null, made_by: actor.id, made_at: now, changed_at: now },
    }
    if (!(await insertCorrection(tx, row))) return
    if (found.school_id === of.school_id && change.kind !== 'accept')
      await giveNextVersion(tx, id, { version, changes, now })
  })
  jobs.wake(remarkQueue)
  const kept = await findOwnCorrection(db, { id, made_by: actor.id })
  // An id that is somebody else's names nothing of this actor.
  if (!kept) throw new AppError('NOT_FOUND')
  return shownCorrection(kept, actor.id, now)
}

type Next = {
  readonly version: Version
  readonly changes: readonly KeptChange[]
  readonly now: Date
}

async function giveNextVersion(tx: Db, id: string, { version, changes, now }: Next): Promise<void> {
  const after = [version.id, ...(await selectNextVersions(tx, version.id))]
  const question = changes.reduce(correctedBy, version.question)
  const { question_id } = version
  await setNextVersion(tx, id, await insertNextVersion(tx, { question_id, after, question, now }))
}

/** Takes a correction back: its answers are marked again by what is left of the key. The same again changes nothing. */
export async function undoCorrection(
  context: Context<Undo['audience']>,
  { params: { id } }: Input<Undo>,
): Promise<Output<Undo>> {
  const { db, memory, jobs, actor, now } = context
  const found = await findOwnCorrection(db, { id, made_by: actor.id })
  const of = found && (await findClass(db, actor, found.class_id))
  if (!found || !of?.can_correct) throw new AppError('NOT_FOUND')
  if (!found.undone_at && now.getTime() - found.made_at.getTime() > undoWithinMs)
    throw new AppError('UNDO_TOO_LATE')
  await transaction(db, async (tx) => {
    if (!(await undoCorrectionRow(tx, id, now)) || !found.next_version_id) return
    const version = await readVersion({ db: tx, memory }, found.question_version_id)
    const changes = await selectChanges(tx, found)
    await giveNextVersion(tx, id, { version, changes, now })
  })
  jobs.wake(remarkQueue)
  const undone = await findOwnCorrection(db, { id, made_by: actor.id })
  return shownCorrection(undone ?? found, actor.id, now)
}
