import { setTimeout as sleep } from 'node:timers/promises'
import type { assignments } from '@learngrove/contract/assignments'
import { attemptBehaviour } from '@learngrove/contract/quiz.behaviour'
import { attemptType } from '@learngrove/contract/roles'
import type { Input, Output, StreamEvent } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { type Board, boardOf } from './board-of.ts'
import { findIsReadable, findSummary, selectStudents, selectSummaries } from './progress.queries.ts'

type Progress = typeof assignments.progress
type Follow = typeof assignments.follow
type World = Pick<Context<['teacher']>, 'db' | 'actor'> & { readonly now: Date }

/** Tells what a class was set and how far it is; of one piece of work, each student. */
export async function readProgress(
  context: Context<Progress['audience']>,
  { params: { classId }, query }: Input<Progress>,
): Promise<Output<Progress>> {
  const { db, actor, now } = context
  if (!(await findIsReadable(db, actor, classId))) throw new AppError('NOT_FOUND')
  const { include_draft = false, subject_id, assignment_id, worksheet_id } = query
  if (assignment_id) {
    const board = await readBoard(context, assignment_id)
    const { class_id, worksheet_id: of } = board.assignment
    const isOther = class_id !== classId || (worksheet_id !== undefined && worksheet_id !== of)
    if (isOther) throw new AppError('NOT_FOUND')
    return { assignments: [board.assignment], board }
  }
  const which = { class_id: classId, subject_id, ...(!include_draft && { opened_by: now }) }
  const found = await selectSummaries(db, actor, which)
  const isWanted = ({ worksheet_id: of }: { readonly worksheet_id: string }) =>
    worksheet_id === undefined || of === worksheet_id
  return { assignments: found.filter(isWanted), board: null }
}

/** Reads a piece of work with each of its students, as it is now. */
export async function readBoard({ db, actor, now }: World, id: string): Promise<Board> {
  const summary = await findSummary(db, actor, id)
  if (!summary) throw new AppError('NOT_FOUND')
  const tries = summary.tries ?? attemptBehaviour[attemptType.worksheet].tries
  return boardOf(summary, await selectStudents(db, id), now, tries)
}

/** How often it is looked whether something has changed. */
const lookMs = 2000
/** Who looks on for longer asks again, and with it whether they still may. */
const longestMs = 15 * 60_000

/** What of a board is worth telling; that time has passed is not. */
const printOf = ({ now: _, ...board }: Board): string => JSON.stringify(board)

/**
 * Tells a board, and again whenever something in it has changed. Each event is the whole of it, so that whoever lost
 * the connection has missed nothing once they ask again.
 */
export async function* followBoard(
  { db, actor, now }: Context<Follow['audience']>,
  { id }: Input<Follow>['params'],
): AsyncGenerator<StreamEvent<Follow['answer']>> {
  const began = performance.now()
  let told = ''
  while (performance.now() - began < longestMs) {
    const at = new Date(now.getTime() + performance.now() - began)
    const board = await readBoard({ db, actor, now: at }, id)
    const print = printOf(board)
    if (print !== told) yield { id: at.toISOString(), event: 'board', data: board }
    told = print
    await sleep(lookMs)
  }
}
