import { randomInt } from 'node:crypto'
import { attemptBehaviour } from '@learngrove/contract/quiz.behaviour'
import { attemptType } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import type { sharing } from '@learngrove/contract/sharing'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf, newId, newToken } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { shownOf } from '#questions/questions.shown.ts'
import { findPublicSheet } from '#worksheets/worksheets.queries.ts'
import { askedOfGuests, drawSheet } from '#worksheets/worksheets.sheet.ts'
import type { KeptQuestion } from './attempt.ts'
import { attemptLifeMs, startCounts } from './sharing.limits.ts'
import { insertGuestAttempt } from './sharing.queries.ts'

type Sharing = typeof sharing

const seeds = 2 ** 31

/** Begins an attempt without a name: the browser holds its key, and the server the key's hash. */
export async function startSheet(
  context: Context<'public'>,
  { id }: Input<Sharing['startSheet']>['params'],
): Promise<Output<Sharing['startSheet']>> {
  const { attempt_id, ...started } = await start(context, id, null)
  return started
}

/** Begins an attempt by name; what the browser says of a score is not looked at. */
export const startShared = (
  context: Context<'public'>,
  { worksheet_id, full_name, email }: Input<Sharing['startShared']>['body'],
): Promise<Output<Sharing['startShared']>> => start(context, worksheet_id, { full_name, email })

type Visitor = { readonly full_name: string; readonly email: string }

async function start(
  context: Context<'public'>,
  asked_id: string,
  visitor: Visitor | null,
): Promise<Output<Sharing['startShared']>> {
  const { db, now, address } = context
  const sheet = await findPublicSheet(db, asked_id)
  if (!sheet) throw new AppError('NOT_FOUND')
  await countRequest(db, startCounts(address), now)
  const attempt_type_id = sheet.from === 'platform' ? attemptType.public : attemptType.sharing
  // Of a shared worksheet all get the same numbers, so that whoever shared it can compare.
  const isSame = attemptBehaviour[attempt_type_id].numbers === 'same'
  const all = await drawSheet(context, sheet, isSame ? undefined : () => randomInt(seeds))
  const drawn = askedOfGuests(all)
  const [attempt_id, attempt_key] = [newId(), newToken()]
  const expires_at = new Date(now.getTime() + attemptLifeMs)
  const max_score = drawn.reduce((sum, { question }) => sum + question.max_score, 0)
  const kept = drawn.map(
    ({ question, is_compulsory, ...rest }): KeptQuestion => ({
      ...rest,
      max_score: question.max_score,
    }),
  )
  await insertGuestAttempt(db, {
    id: attempt_id,
    key_hash: hashOf(attempt_key),
    worksheet_id: sheet.id,
    attempt_type_id,
    questions: JSON.stringify(kept),
    ...visitor,
    max_score,
    created_at: now,
    expires_at,
  })
  const questions = drawn.map(({ question_id, question }) => ({
    ...shownOf(question),
    id: question_id,
  }))
  const { title, minutes } = sheet
  const started = { attempt_key, created_at: now, expires_at, attempt_id }
  return { ...started, title, minutes, max_score, questions }
}
