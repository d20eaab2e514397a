import { expect, test } from 'vitest'
import { strengthOf } from './auth.strength.ts'
import { strengthText } from './auth.strength.words.ts'

test.each([
  ['otter', 'short'],
  ['football1', 'weak'],
  ['password', 'weak'],
  ['aaaaaaaa', 'weak'],
  ['Learngrove1', 'weak'],
  ['Maya2013', 'weak'],
  ['adgfjkz8', 'fair'],
  ['football lantern otter', 'strong'],
] as const)('%s is %s', async (password, level) => {
  expect((await strengthOf(password, ['Maya', 'maya@school.example']))?.level).toBe(level)
})

test('a name is weak only for whoever bears it', async () => {
  expect((await strengthOf('thistlewick', ['Thistlewick']))?.level).toBe('weak')
  expect((await strengthOf('thistlewick', []))?.level).not.toBe('weak')
})

test.each([
  ['password', 'others try first'],
  ['12345678', 'others try first'],
  ['aaaaaaaa', 'again and again'],
  ['abcdefgh', 'in order'],
  ['kestkest', 'twice'],
  ['2010-05-04', 'date'],
  ['Maya2013', 'your own name'],
])('%s is said to be weak with its reason', async (password, words) => {
  const strength = await strengthOf(password, ['Maya'])
  expect(strength && strengthText(strength)).toContain(words)
})

test('every other weak password gets words that help', () => {
  expect(strengthText({ level: 'weak', reason: null })).toContain('Add one or two words')
  expect(strengthText({ level: 'weak', reason: 'toString' })).toContain('Add one or two words')
})
