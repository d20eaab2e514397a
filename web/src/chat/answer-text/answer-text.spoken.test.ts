import { expect, test } from 'vitest'
import { spokenText } from './answer-text.spoken.ts'

test.each([
  [
    'Take **5** from *both*:\n\n$$\nx^2 = 4\n$$\n\nWhat is $3x$?',
    'Take 5 from both: x squared equals 4 What is 3 x ?',
  ],
  ['> A quote\n\n- one\n- two', 'A quote one two'],
  ['| a | b |\n| --- | --- |\n| $1$ | **2** |', 'a, b 1, 2'],
  ['So $2 \\times 3 \\times 4$', 'So 2 times 3 times 4'],
  ['It costs $5 and $10.', 'It costs $5 and $10.'],
])('%j', (text, spoken) => {
  expect(spokenText(text)).toBe(spoken)
})
