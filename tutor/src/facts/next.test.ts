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

test('no chance of a cross is told before it is worked out', () => {
  expect(told('cross Bb with Bb, whats the chance of bb')?.says).not.toMatch(/\b25|1 in 4|quarter/)
})

test('no two facts say the same', () => {
  const says = scienceFacts.map((fact) => fact.says)
  expect(new Set(says).size).toBe(says.length)
})
