import type { support } from '@learngrove/contract/support'
import type { Samples } from '#testing/samples.ts'

const asked = {
  ...{ from_email: 'somebody@nowhere.test', message: 'Hello' },
  ...{ challenge: 'a challenge', solution: '1' },
}

export const supportSamples: Samples<typeof support> = {
  askOpening: () => ({ body: { email: 'somebody@nowhere.test' } }),
  answerOpening: () => ({ params: { token: 'a token' }, body: { is_wanted: true } }),
  contactChallenge: () => ({}),
  contactUs: () => ({ body: { name: 'Maya', ...asked } }),
  mailContactUs: () => ({ body: asked }),
}
