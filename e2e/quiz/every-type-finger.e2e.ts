import { test } from '../support/fixtures.ts'
import { answerEveryType } from './answer-every-type.ts'
import { fingerOn } from './hands.ts'

test.use({
  school: 'types by finger',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})

test('a finger on a telephone answers every type: unreadable, not yet, and right', async ({
  signInAs,
}) => {
  test.setTimeout(240_000)
  await answerEveryType(fingerOn(await signInAs('student')))
})
