import { secondFactor } from '@learngrove/contract/auth.second-factor'
import { implement } from '#platform/implement.ts'
import { beginSecondFactor } from './begin-setup.ts'
import { readSecondFactor } from './read-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { finishSignIn } from './second-factor-finish.ts'
import { turnOffSecondFactor } from './turn-off.ts'
import { turnOnSecondFactor } from './turn-on.ts'

export const secondFactorRoutes = implement(secondFactor, {
  finishSignIn: (context, { body }) => finishSignIn(context, body),
  secondFactor: (context) => readSecondFactor(context),
  beginSecondFactor: (context, { body }) => beginSecondFactor(context, body),
  turnOnSecondFactor: (context, { body }) => turnOnSecondFactor(context, body),
  turnOffSecondFactor: (context, { body }) => turnOffSecondFactor(context, body),
  renewRecoveryCodes: (context, { body }) => renewRecoveryCodes(context, body),
})
