import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'

describe('who has something to write is led on by questions', () => {
  test.each([
    [['ive got to write a story and i have no ideas'], /A story needs/],
    [['ive got to write a story and i have no ideas', 'maybe about a cat'], /about a cat/],
    [['gotta do a poster to persuade people to walk to school'], /your own view/],
    [['im writing a poem about snow'], /A poem can begin/],
    [['im trying to write a letter to my mp'], /who reads it/],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each(['ive got to go now', 'gotta go', 'im trying to solve an equation', 'ive got 5 left'])(
    '%j is no writing',
    (said) => {
      expect(lastReply([said])).toBeUndefined()
    },
  )
})

describe('whether a sentence is good hangs first on a slip in it', () => {
  test.each([
    ['is "me and her went home" good', 'slip'],
    ['so "she gave it to Tom and I" is good', 'slip'],
    ['is "the old door creaked open" good', 'told'],
  ])('%s', (said, verdict) => {
    expect(lastReply(['whats a noun', said])?.verdict).toBe(verdict)
  })
})
