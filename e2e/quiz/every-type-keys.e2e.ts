import { test } from '../support/fixtures.ts'
import { answerEveryType } from './answer-every-type.ts'
import { keysOn } from './hands.ts'

test.use({ school: 'types by keyboard', viewport: { width: 1440, height: 900 } })

test('the keyboard alone answers every type: unreadable, not yet, and right', async ({
  signInAs,
}) => {
  test.setTimeout(240_000)
  await answerEveryType(keysOn(await signInAs('student')))
})
