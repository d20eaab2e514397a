import type { lessons } from '@learngrove/contract/lessons'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { hashOf, newId, newToken } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { startCounts } from './paper-limits.ts'
import { insertPaperAttempt } from './papers.queries.ts'
import { drawPaper, maxScoreOf, paperOf } from './papers.ts'

type StartPaper = typeof lessons.startPaper

const dayMs = 24 * 3_600_000

/** Lifetime of an attempt, here and in the browser. */
const attemptLifeMs = 7 * dayMs

/** Starts an attempt. It has no account: the browser holds its key, and the server the key's hash. */
export async function startPaper(
  { db, now, address }: Context<StartPaper['audience']>,
  { name }: Input<StartPaper>['params'],
): Promise<Output<StartPaper>> {
  const paper = paperOf(name)
  await countRequest(db, startCounts(address), now)
  const [id, attempt_key] = [newId(), newToken()]
  const expires_at = new Date(now.getTime() + attemptLifeMs)
  const key_hash = hashOf(attempt_key)
  await insertPaperAttempt(db, { id, key_hash, name, created_at: now, expires_at })
  const { title, minutes } = paper
  const questions = drawPaper(paper, id).map(shownOf)
  const max_score = maxScoreOf(paper)
  return { attempt_key, created_at: now, expires_at, title, minutes, max_score, questions }
}
