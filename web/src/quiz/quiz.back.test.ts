import { expect, test } from 'vitest'
import { backAddress, readBack } from './quiz.back.ts'
import { backText } from './quiz.back-text.ts'

const quiz_id = '01a20a57-7696-7001-b836-9249db14da72'

test('the way back is what was written into the address', () => {
  const back = { quiz_id, number: 4 }
  expect(readBack(backText(back))).toEqual(back)
  expect(backAddress(back)).toBe(`/student/quiz/${quiz_id}?question=4`)
})

test.each([null, '', 'https://elsewhere.test', `${quiz_id}`, `${quiz_id}.0`, `${quiz_id}.4/../x`])(
  '%s is no way back',
  (text) => expect(readBack(text)).toBeUndefined(),
)
