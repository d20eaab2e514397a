import type { assignments } from '@learngrove/contract/assignments'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { dropTickets, issueTicket, readTicket } from '#platform/tickets/tickets.ts'
import { selectDueDates } from './calendar.queries.ts'
import { calendarOf } from './calendar-file.ts'

type Make = typeof assignments.makeCalendar
type Read = typeof assignments.calendar

const purpose = 'calendar'

/** Makes the secret address of somebody's calendar. Only the newest works, so that one that got about can be ended. */
export async function makeCalendar({
  db,
  actor,
  now,
}: Context<Make['audience']>): Promise<Output<Make>> {
  const { secret, expires_at } = await transaction(db, async (tx) => {
    await dropTickets(tx, { purpose, user_id: actor.id, now })
    return issueTicket(tx, { purpose, user_id: actor.id, now })
  })
  return { path: `/api/v1/assignments/calendar/${secret}`, expires_at }
}

/** Writes the calendar of whoever the address was made for. */
export async function readCalendar(
  { db, now }: Context<Read['audience']>,
  { token }: Input<Read>['params'],
): Promise<Output<Read>> {
  const ticket = await readTicket(db, { purpose, secret: token, now })
  if (!ticket?.user_id) throw new AppError('LINK_EXPIRED')
  const rows = await selectDueDates(db, ticket.user_id, now)
  const text = calendarOf(rows, { name: 'Due dates', now })
  return { type: 'text/calendar', filename: 'due-dates.ics', bytes: new TextEncoder().encode(text) }
}
