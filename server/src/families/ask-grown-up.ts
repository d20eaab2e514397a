import type { families } from '@learngrove/contract/families'
import type { Input } from '@learngrove/contract/route'
import { postLetter } from '#mail/send-email.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { findMailbox } from '#users/users.accounts.queries.ts'
import { selectGuardians } from '#users/users.guardians.queries.ts'
import { findStudentByName } from './families.children.queries.ts'
import { grownUpLetter, nameForLetter } from './families.emails.ts'
import { askGrownUpCounts } from './families.limits.ts'
import { newUntil } from './guardian-rules.ts'

/** Recipient if there is no parent: the e-mail is withheld, so that time tells nothing. */
const nobody = { recipient: 'nobody@invalid', school_id: null, is_withheld: true } as const

/**
 * Writes to the parents of a child that forgot its password: to those who can set another one, at a
 * confirmed address. The answer is the same for every name.
 */
export async function askGrownUp(
  context: Context<'public'>,
  { username }: Input<typeof families.askGrownUp>['body'],
): Promise<void> {
  const { now, address } = context
  await countRequest(context.db, askGrownUpCounts(username, address), now)
  await transaction(context.db, async (db) => {
    const poster = { ...context, db }
    const student = await findStudentByName(db, username)
    // The password of a school's student is the school's to set.
    const isOwn = student?.school_id === platformSchoolId
    const guardians = student && isOwn ? await selectGuardians(db, student.id) : []
    const helpers = guardians.filter(
      (each) => each.is_email_confirmed && newUntil(each, now) === null,
    )
    const child = student && (await findMailbox(db, student.id))
    const words = grownUpLetter({
      child: nameForLetter(child?.first_name ?? '', 'Your child'),
      child_id: student?.id ?? '',
    })
    if (helpers.length === 0) await postLetter(poster, { ...nobody, words })
    for (const { email } of helpers) {
      if (email === null) continue
      await postLetter(poster, { recipient: email, school_id: platformSchoolId, words })
    }
  })
}
