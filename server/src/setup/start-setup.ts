import type { Input, Output } from '@learngrove/contract/route'
import type { setup } from '@learngrove/contract/setup'
import { requestInstallation } from '#curriculum/curriculum.jobs.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest, fromAddress } from '#platform/throttle/throttle.ts'
import { readTicket, useTicket } from '#platform/tickets/tickets.ts'
import { isEmpty } from './setup.queries.ts'
import { setUp } from './setup.set-up.ts'

type Start = typeof setup.start

const minuteMs = 60_000

/** How often somebody may try, so that a wrong token is slowed. */
const tries = { most: 10, within_ms: 15 * minuteMs }

/** Sets the installation up by the token of the log, which is used up only if all of it succeeds. */
export async function startSetup(
  { db, jobs, now, address }: Context<Start['audience']>,
  { token, ...fields }: Input<Start>['body'],
): Promise<Output<Start>> {
  if (!(await isEmpty(db))) throw new AppError('SETUP_DONE')
  await countRequest(db, fromAddress('setup', address, tries), now)
  const shown = { purpose: 'setup', secret: token, now } as const
  if (!(await readTicket(db, shown))) throw new AppError('TOKEN_REFUSED')
  await setUp(db, fields, {
    now,
    claim: async (tx) => {
      if (!(await useTicket(tx, shown))) throw new AppError('TOKEN_REFUSED')
    },
  })
  // It was asked for at the start; once more does no harm, and helps where that process has died.
  await requestInstallation({ jobs })
}
