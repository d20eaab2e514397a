import type { families } from '@learngrove/contract/families'
import type { Input, Output } from '@learngrove/contract/route'
import { dayIn } from '#gamification/gamification.streak.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { figuresOf, mondaysUpTo } from './child-week.ts'
import { findWeekOwner, selectDue, selectPractice } from './families.week.queries.ts'

type ChildWeek = typeof families.childWeek

/** Reads the week of a parent's own child, by days where the child is. Refuses anybody else's as not found. */
export async function readChildWeek(
  { db, actor, now }: Context<ChildWeek['audience']>,
  { params: { id } }: Input<ChildWeek>,
): Promise<Output<ChildWeek>> {
  const owner = await findWeekOwner(db, { parent_id: actor.id, child_id: id })
  if (!owner) throw new AppError('NOT_FOUND')
  const { time_zone, consents } = owner
  const today = dayIn(time_zone, now)
  const mondays = mondaysUpTo(today)
  const whose = { student_id: id, time_zone }
  const practised = await selectPractice(db, { ...whose, since: mondays[0] ?? today })
  const due = await selectDue(db, { ...whose, since: mondays.at(-1) ?? today })
  return {
    ...figuresOf(practised, today),
    due,
    consents: consents.map((each) => ({ ...each, given_at: new Date(each.given_at) })),
  }
}
