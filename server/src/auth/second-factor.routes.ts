import { secondFactor } from '@learngrove/contract/auth.second-factor'
import { implement } from '#platform/implement.ts'
import { beginSecondFactor } from './second-factor-begin.ts'
import { finishSignIn } from './second-factor-finish.ts'
import { readSecondFactor } from './second-factor-read.ts'
import { renewRecoveryCodes } from './second-factor-renew.ts'
import { turnOffSecondFactor } from './second-factor-turn-off.ts'
import { turnOnSecondFactor } from './second-factor-turn-on.ts'

export const secondFactorRoutes = implement(secondFactor, {
  finishSignIn: (context, { body }) => finishSignIn(context, body),
  secondFactor: (context) => readSecondFactor(context),
  beginSecondFactor: (context, { body }) => beginSecondFactor(context, body),
  turnOnSecondFactor: (context, { body }) => turnOnSecondFactor(context, body),
  turnOffSecondFactor: (context, { body }) => turnOffSecondFactor(context, body),
  renewRecoveryCodes: (context, { body }) => renewRecoveryCodes(context, body),
})
