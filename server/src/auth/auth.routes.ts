import { auth } from '@learngrove/contract/auth'
import { implement } from '#platform/implement.ts'
import { readWhiteLabel } from '#schools/schools.white-label.ts'
import { changePassword } from './change-password.ts'
import { endSession, signOut } from './end-session.ts'
import { handOver } from './hand-over.ts'
import { listOwnSessions } from './list-sessions.ts'
import { listProviders, startProvider } from './provider-start.ts'
import { validateApple, validateGoogle } from './provider-validate.ts'
import { readMagicLink } from './read-magic-link.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { sendMagicLink } from './send-magic-link.ts'
import { sendPasswordLink } from './send-password-link.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

export const authRoutes = implement(auth, {
  signup: (context, input) => signUp(context, input),
  generateOtp: (context, { body }) => sendCode(context, body.mobile_number),
  login: (context, { body }) => signIn(context, body),
  logout: (context) => signOut(context),
  magicLink: (context, { body }) => sendMagicLink(context, body),
  validateMagicLink: (context, { params }) => readMagicLink(context, params.token),
  validateApple: (context, input) => validateApple(context, input),
  validateGoogle: (context, input) => validateGoogle(context, input),
  providers: (context) => listProviders(context),
  startProvider: (context, input) => startProvider(context, input),
  handOver: (context, { params }) => handOver(context, params.id),
  whiteLabel: ({ db }, { body }) => readWhiteLabel(db, body.domain),
  sendPasswordLink: (context, { body }) => sendPasswordLink(context, body),
  resetPassword: (context, { body }) => resetPassword(context, body),
  changePassword: (context, { body }) => changePassword(context, body),
  sessions: (context) => listOwnSessions(context),
  endSession: (context, { params }) => endSession(context, params.id),
})
