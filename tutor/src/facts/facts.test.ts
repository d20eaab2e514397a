import { expect, test } from 'vitest'
import { scienceFacts, tellFact } from './facts.ts'

test.each(scienceFacts.map((fact) => [fact.says, fact] as const))('%s', (says, fact) => {
  expect(says).toMatch(/^\*?\p{Lu}.*[.!]\*?$/u)
  expect(fact.asks ?? fact.right ?? fact.wrong).toBeDefined()
})

const claims: readonly (readonly [string, 'so' | 'not_so' | 'told' | undefined])[] = [
  ['electrons are positive', 'not_so'],
  ['electrons are negative right', 'so'],
  ['do arteries carry blood to the heart', 'not_so'],
  ['is marble igneous', 'not_so'],
  ['mitosis makes sperm', 'not_so'],
  ['xylem carries water', 'so'],
  ['xylem carries water and sugar', 'told'],
  ['electrons are negative in space and made of cheese', undefined],
  ['electrons are not positive', 'told'],
  ['is NaCl ionic or covalent', 'told'],
  ['what colour is the live wire', 'told'],
  ['the live wire in my house fell down', undefined],
  ['i like photosynthesis', undefined],
  ['who won the match', undefined],
]

test.each(claims)('hears "%s"', (text, verdict) => {
  expect(tellFact(text)?.verdict).toBe(verdict)
})

test('hears "it" as what was told last, and "and" as the same of another', () => {
  const alpha = {
    subject: 'Alpha is stopped by paper',
    whole: 'Alpha is stopped by paper or skin.',
  }
  expect(tellFact('and gamma', alpha)?.says).toMatch(/lead/)
  expect(tellFact('is it made of electrons', alpha)?.verdict).toBe('not_so')
})
