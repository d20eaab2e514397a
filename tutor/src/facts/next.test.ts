import { expect, test } from 'vitest'
import { scienceFacts, tellFact } from './facts.ts'

const told = (text: string, subject = '') => tellFact(text, { subject, whole: subject })

test.each([
  ['so the triceps relaxes when the biceps contracts', 'so'],
  ['is it nicotine that gives you cancer', 'not_so'],
  ['do poems have to rhyme', 'not_so'],
  ['is water ionic', 'not_so'],
  ['is inferring just guessing', 'not_so'],
  ['do they respire at night', 'so', 'Plants'],
  ['so everything stops', 'not_so', 'At equilibrium'],
  ['so its charge is -1', 'not_so', 'Sodium has one electron'],
] as const)('%j is judged', (text, verdict, subject?: string) => {
  expect(told(text, subject)?.verdict).toBe(verdict)
})

test.each([
  ['how do i end a letter to the head', /Yours sincerely/],
  ['why do they come out at different heights', /boiling points/, 'Crude oil fractions'],
  ['how do you stop it', /Paint|paint/, 'Rusting needs both oxygen'],
  ['which side is thicker', /left side/, 'The heart has two sides'],
  ['when do i start a new paragraph', /TiPToP/],
] as const)('%j is told', (text, says, subject?: string) => {
  expect(told(text, subject)?.says).toMatch(says)
})

test.each([
  'ph 5 is stronger than ph 3',
  'the current is the same in parallel',
  'adding bulbs in series increases the current',
  'hydrochloric acid makes nitrates salts',
  'benign tumours are cancer',
  'a catalyst raises the activation energy',
  'the top of the heart is the ventricles',
  'bile is made in the gall bladder',
  'will is less certain than might',
  'plants make oxygen at night',
  'biceps relaxes when the triceps relaxes',
  'the crude oil fractions with lower boiling points are at the bottom',
  'liquid turns to gas by condensing',
  'is the brain involved',
  'work done is force over distance',
  'kidneys make urea',
  'metals form negative ions',
  'a metaphor uses like or as',
])('%j is not taken for right', (text) => {
  expect(told(text, 'A reflex is quick')?.verdict).not.toBe('so')
})

test.each([
  'will is more certain than might',
  'a liquid that turns to a gas evaporates',
  'must is stronger than might',
  'non metals form negative ions',
  'kidneys take out urea',
  'speed is distance divided by time',
])('%j is not taken for a slip', (text) => {
  expect(told(text)?.verdict).not.toBe('not_so')
})

test('no chance of a cross is told before it is worked out', () => {
  expect(told('cross Bb with Bb, whats the chance of bb')?.says).not.toMatch(/\b25|1 in 4|quarter/)
})

test('no two facts say the same', () => {
  const says = scienceFacts.map((fact) => fact.says)
  expect(new Set(says).size).toBe(says.length)
})
