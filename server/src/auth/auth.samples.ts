import type { contract } from '@learngrove/contract'
import { policyVersion } from '@learngrove/contract/policy'
import { type Samples, someLevel } from '#testing/samples.ts'

const email = 'somebody@nowhere.test'
const [password, new_password] = ['a garden in spring', 'eleven quiet owls']
const code = '123456'

export const authSamples: Samples<(typeof contract)['auth']> = {
  signup: () => ({
    query: {},
    body: {
      ...{ user_role_id: 1, first_name: 'Maya', last_name: 'Okafor', email, password },
      ...{ academic_level_id: someLevel, policy_version: policyVersion },
    },
  }),
  generateOtp: () => ({ body: { mobile_number: '+447700900123' } }),
  login: () => ({ body: { email, password } }),
  logout: () => ({}),
  magicLink: () => ({ body: { email, portal: 'ai_academy' } }),
  validateMagicLink: () => ({ params: { token: 'a token' } }),
  validateApple: () => ({ params: { code: 'a code' }, query: {} }),
  validateGoogle: () => ({ params: { token: 'a token' }, query: {} }),
  providers: () => ({}),
  startProvider: () => ({ params: { provider: 'google' } }),
  handOver: ({ user_id }) => ({ params: { id: user_id } }),
  whiteLabel: () => ({ body: { domain: 'school.test' } }),
  sendPasswordLink: () => ({ body: { email } }),
  resetPassword: () => ({ body: { token: 'a token', new_password } }),
  changePassword: () => ({ body: { password, new_password } }),
  sessions: () => ({}),
  endSession: ({ session_id }) => ({ params: { id: session_id } }),
  finishSignIn: () => ({ body: { ticket: 'a ticket', code } }),
  secondFactor: () => ({}),
  beginSecondFactor: () => ({ body: { password } }),
  turnOnSecondFactor: () => ({ body: { code } }),
  turnOffSecondFactor: () => ({ body: { code } }),
  renewRecoveryCodes: () => ({ body: { code } }),
}
