import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'

describe('a word class', () => {
  test.each([
    ['is quickly an adverb', /^yes .*adverb/],
    ['is the word quickly an adverb?', /^yes/],
    ['is "slowly" an adverb or an adjective', /adverb/],
    ['Is friendly an adverb?', /^no .*adjective/],
    ['is run a noun or a verb', /^both .*noun.*verb|^both .*verb.*noun/],
    ['what word class is because', /conjunction/],
    ['what part of speech is under', /preposition/],
    ['whats the word class of happiness', /noun/],
    ['what type of word is beautiful', /adjective/],
    ['what kind of word is they', /pronoun/],
    ['is the a determiner', /^yes/],
    ['is could a modal verb?', /^yes/],
    ['is banana a verb', /^no .*noun/],
    ['is happy a describing word', /^yes .*adjective/],
    ['is book a noun', /^yes .*noun.*also.*verb/],
    ['in "i went for a run" what is run', /noun/],
    ['is run a noun in "they run home"', /verb/],
    ['what word class is light in "the light was green"', /noun/],
    ['what is the verb in "the cat chased the mouse"', /chased/],
    ['which word is the adverb in "She sang loudly."', /loudly/],
    ['can run be a noun', /^yes .*noun/],
    ['is blorp a noun', /^unsure/],
    ['is fast an adverb', /^yes .*adjective/],
  ])('%s', (said, expected) => {
    expect(wordsIn(lastReply([said]))).toMatch(expected)
  })

  test.each([
    [['is quickly an adverb', 'what about fast'], /adjective.*adverb/],
    [['is quickly an adverb', 'why'], /how, when, where/],
    [['is quickly an adverb', 'is friendly one too it ends in ly'], /^no .*adjective/],
    [['what is a modal verb', 'is run one', 'is might one'], /^yes .*modal/],
    [['what is a preposition', 'is under one'], /^yes/],
    [['what does reluctant mean', 'is it an adjective'], /^yes .*adjective/],
    [['is run a noun or a verb', 'how can u tell'], /job/],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each([
    'is 7 a prime number',
    'is a whale a mammal',
    'is copper a metal',
    'is it a noun',
    'is this right',
    'is that a good idea',
    'is maths a hard subject',
    'what is a noun',
    'what type of rock is granite',
    'what class is a frog in',
    'i am a noun',
    'is a square a rectangle',
    'why is the sky blue',
    'is x a variable',
    'what about fast food',
  ])('does not hear %s', (said) => {
    expect(lastReply([said])).toBeUndefined()
  })
})
