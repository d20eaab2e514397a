import { expect, test } from 'vitest'
import { suggestPassphrase, suggestUsername } from './auth.ideas.ts'
import { strengthOf } from './auth.strength.ts'
import { friendlyLooks, friendlyWords } from './friendly-words.ts'

const draws = 300
const drawn = (draw: () => string) => Array.from({ length: draws }, draw)

test('every word is there once', () => {
  expect(new Set(friendlyWords).size).toBe(friendlyWords.length)
  expect(new Set(friendlyLooks).size).toBe(friendlyLooks.length)
  expect(friendlyWords.length).toBeGreaterThan(256)
})

test('a suggested passphrase is three different words, and strong', async () => {
  for (const phrase of drawn(suggestPassphrase)) {
    const words = phrase.split(' ')
    expect(new Set(words).size).toBe(3)
    expect(words.every((word) => friendlyWords.includes(word))).toBe(true)
  }
  for (const phrase of drawn(suggestPassphrase).slice(0, 40)) {
    expect(await strengthOf(phrase, ['Maya'])).toEqual({ level: 'strong', reason: null })
  }
})

test('a suggested username fits the rule of usernames, and seldom comes twice', () => {
  const names = drawn(suggestUsername)
  for (const name of names) expect(name).toMatch(/^[\w.-]{3,32}$/)
  expect(new Set(names).size).toBeGreaterThan(draws * 0.99)
})
