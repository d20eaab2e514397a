import { auth } from '@learngrove/contract/auth'
import { changePassword } from '#auth/new-password/change-password.ts'
import { resetPassword } from '#auth/new-password/reset-password.ts'
import { sendPasswordLink } from '#auth/new-password/send-password-link.ts'
import { listProviders, startProvider } from '#auth/providers/provider-start.ts'
import { validateApple, validateGoogle } from '#auth/providers/provider-validate.ts'
import { endSession, signOut } from '#auth/sessions/end-session.ts'
import { issueLoginToken } from '#auth/sessions/issue-login-token.ts'
import { listOwnSessions } from '#auth/sessions/list-sessions.ts'
import { readMagicLink } from '#auth/sign-in/read-magic-link.ts'
import { sendCode } from '#auth/sign-in/send-code.ts'
import { sendMagicLink } from '#auth/sign-in/send-magic-link.ts'
import { signIn } from '#auth/sign-in/sign-in.ts'
import { signUp } from '#auth/sign-up/sign-up.ts'
import { implement } from '#platform/implement.ts'
import { readWhiteLabel } from '#schools/schools.white-label.ts'

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
  handOver: (context, { params }) => issueLoginToken(context, params.id),
  whiteLabel: ({ db }, { body }) => readWhiteLabel(db, body.domain),
  sendPasswordLink: (context, { body }) => sendPasswordLink(context, body),
  resetPassword: (context, { body }) => resetPassword(context, body),
  changePassword: (context, { body }) => changePassword(context, body),
  sessions: (context) => listOwnSessions(context),
  endSession: (context, { params }) => endSession(context, params.id),
})
