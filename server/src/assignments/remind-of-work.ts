import type { assignments } from '@learngrove/contract/assignments'
import { hoursBetweenReminders } from '@learngrove/contract/assignments.limits'
import type { Input, Output } from '@learngrove/contract/route'
import { postLetter } from '#mail/send-email.ts'
import { tell } from '#notices/notices.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { reminderLetter } from './assignments.emails.ts'
import { amongSet, setWorkOf } from './change-work.ts'
import { isQuiet } from './quiet-hours.ts'
import { claimReminded } from './reminders.queries.ts'

type Remind = typeof assignments.remind

const hourMs = 3_600_000

/** Reminds students of work by a notice, and by a letter where they have an address; never in the evening or at night. */
export async function remindOfWork(
  context: Context<Remind['audience']>,
  { params: { id }, body }: Input<Remind>,
): Promise<Output<Remind>> {
  const { db, actor, now } = context
  const work = await setWorkOf(db, actor, id)
  const student_ids = amongSet(work, body.student_ids)
  const { school_id, quiz_id, title, time_zone } = work
  if (isQuiet(now, time_zone)) throw new AppError('QUIET_HOURS')
  const since = new Date(now.getTime() - hoursBetweenReminders * hourMs)
  return transaction(db, async (tx) => {
    const reminded = await claimReminded(tx, { id, student_ids, since, now })
    const about = { assignment_id: id, quiz_id }
    const user_ids = reminded.map((student) => student.id)
    await tell(tx, { school_id, user_ids, kind: 'reminded', about, now })
    let num_letters = 0
    for (const { first_name, email, due_date } of reminded) {
      if (email === null) continue
      const words = { ...reminderLetter({ title, quiz_id, due_date, time_zone }), first_name }
      await postLetter({ ...context, db: tx }, { recipient: email, school_id, words })
      num_letters++
    }
    return { num_students: reminded.length, num_letters }
  })
}
