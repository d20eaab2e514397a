import type { models } from '@learngrove/contract/models'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { readSettings } from './read-settings.ts'
import { setChildSwitch, setClassSwitch, setSchoolSwitch } from './switches.queries.ts'

type OfSchool = typeof models.setSchool
type OfClass = typeof models.setClass
type OfChild = typeof models.setChild

/** Decides for the owner's school; what is not named stays as it is. */
export async function setForSchool(
  context: Context<OfSchool['audience']>,
  { body }: Input<OfSchool>,
): Promise<Output<OfSchool>> {
  await setSchoolSwitch(context.db, context.school_id, body)
  return readSettings(context)
}

/** Decides for a class of the caller's; any other is NOT_FOUND. */
export async function setForClass(
  context: Context<OfClass['audience']>,
  { params, body }: Input<OfClass>,
): Promise<Output<OfClass>> {
  const { db, actor } = context
  const change = { class_id: params.classId, hosted: body.hosted }
  if (!(await setClassSwitch(db, actor, change))) throw new AppError('NOT_FOUND')
  return readSettings(context)
}

/** Decides for a child of the caller's; any other is NOT_FOUND. */
export async function setForChild(
  context: Context<OfChild['audience']>,
  { params, body }: Input<OfChild>,
): Promise<Output<OfChild>> {
  const { db, actor } = context
  const change = { parent_id: actor.id, child_id: params.childId, hosted: body.hosted }
  if (!(await setChildSwitch(db, change))) throw new AppError('NOT_FOUND')
  return readSettings(context)
}
