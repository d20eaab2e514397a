import { describe, expect, test } from 'vitest'
import { lastReply } from '#english/heard.testing.ts'

const verdictOf = (said: readonly string[]) => lastReply(said)?.verdict

describe('a change that was meant is judged by itself', () => {
  test.each([
    [['what is an adverb', '"he runs quick" is that right', 'he runs quickly'], 'mended'],
    [['what is an adverb', '"they played happy" is that right', 'they played happily'], 'mended'],
    [
      [
        'where do commas go: my uncle who is tall plays chess',
        'my uncle, who is tall, plays chess',
      ],
      'mended',
    ],
    [
      ['where do commas go: my uncle who is tall plays chess', 'my uncle, who is tall plays chess'],
      'told',
    ],
  ])('%j', (said, verdict) => {
    expect(verdictOf(said)).toBe(verdict)
  })

  test('after a verb that links, the adjective stays', () => {
    expect(
      verdictOf([
        'what is an adverb',
        '"the soup tastes nice" is that right',
        'the soup tastes nicely',
      ]),
    ).not.toBe('mended')
  })
})

describe('what a word is said to be for', () => {
  test.each([
    [['difference between their and there', 'so there is for places'], 'yes'],
    [['difference between your and you’re', 'so your is for things you own'], 'yes'],
    [['difference between their and there', 'so their is for places'], 'told'],
  ])('%j', (said, verdict) => {
    expect(verdictOf(said)).toBe(verdict)
  })
})

describe('the owner in a sentence', () => {
  test.each([
    [['The cats tail was wet. where does the apostrophe go', "The cat's tail was wet."], 'yes'],
    [
      ['The girls coats were wet. where does the apostrophe go', "The girls' coats were wet."],
      'yes',
    ],
    [['The cats tail was wet. where does the apostrophe go'], 'told'],
    [['The cats tail was wet. where does the apostrophe go', 'why before the s'], 'told'],
    [['The cats tail was wet. where does the apostrophe go', 'what if its 2 cats'], 'told'],
  ])('%j', (said, verdict) => {
    expect(verdictOf(said)).toBe(verdict)
  })
})
