import type { quizFiles } from '@learngrove/contract/quiz.files'
import type { Input, Output } from '@learngrove/contract/route'
import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { dropTickets, issueTicket, readTicket, useTicket } from '#platform/tickets/tickets.ts'
import { invalid } from '#platform/zod.ts'
import { mostOfKind } from './files.limits.ts'
import { countDraftFiles, findTarget } from './files.queries.ts'
import { keepFile, refuse } from './keep-file.ts'
import { ownTarget } from './own-files.ts'

type Ask = typeof quizFiles.askPhone
type Look = typeof quizFiles.lookFromPhone
type Send = typeof quizFiles.sendFromPhone
type Finish = typeof quizFiles.finishOnPhone

const purpose = 'answer_photo'
const about = z.object({ evaluation_question_id: z.string() })

/** Makes the secret for a phone, for one question alone. The one before ends. */
export async function askPhone(
  context: Context<['student']>,
  params: Input<Ask>['params'],
): Promise<Output<Ask>> {
  const { db, actor, now } = context
  const target = await ownTarget(context, params)
  await refuse(context, target, 'photo')
  await dropTickets(db, { purpose, user_id: actor.id, now })
  const data = { evaluation_question_id: target.id }
  const { secret, expires_at } = await issueTicket(db, { purpose, user_id: actor.id, data, now })
  return { token: secret, expires_at }
}

/** Finds what a secret is for. Whatever is the matter with it, the answer is the same. */
async function targetOf({ db, memory, now }: Context<'public'>, token: string) {
  const ticket = await readTicket(db, { purpose, secret: token, now })
  if (!ticket?.user_id) throw new AppError('LINK_EXPIRED')
  // Safe to read: written by `askPhone`.
  const { evaluation_question_id: id } = about.parse(ticket.data)
  const target = await findTarget(db, { id, student_id: ticket.user_id })
  if (!target) throw new AppError('LINK_EXPIRED')
  await refuse({ db, memory }, target, 'photo').catch((cause) => {
    throw cause instanceof AppError ? new AppError('LINK_EXPIRED', { cause }) : cause
  })
  return { ...target, expires_at: ticket.expires_at }
}

/** Tells a phone the number of the question and how many photographs there is room for, and nothing else. */
export async function lookFromPhone(
  context: Context<'public'>,
  { token }: Input<Look>['body'],
): Promise<Output<Look>> {
  const { id, position, expires_at } = await targetOf(context, token)
  const taken = (await countDraftFiles(context.db, id)).get('photo') ?? 0
  return { number: position + 1, room: Math.max(0, mostOfKind.photo - taken), expires_at }
}

/** Keeps a photograph that a phone sends. */
export async function sendFromPhone(
  context: Context<'public'>,
  { body, files }: Input<Send>,
): Promise<void> {
  const target = await targetOf(context, body.token)
  const [upload] = files.file
  if (!upload) throw invalid('file', 'A picture is needed')
  const photo = { id: body.file_id, kind: 'photo', upload, is_from_phone: true } as const
  await keepFile(context, target, photo)
}

/** Ends a secret: what was sent stays. */
export async function finishOnPhone(
  { db, now }: Context<'public'>,
  { token }: Input<Finish>['body'],
): Promise<void> {
  if (!(await useTicket(db, { purpose, secret: token, now }))) throw new AppError('LINK_EXPIRED')
}
