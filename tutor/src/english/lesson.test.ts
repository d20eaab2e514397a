import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'
import { graveSlips } from '#english/slips/slips.ts'

describe('what a lesson asks', () => {
  test.each([
    [['what tense is "she has been waiting for hours"'], /present perfect continuous/],
    [['what tense is "she was waiting"', 'and "she had eaten"'], /past perfect/],
    [['what type is "Sit down."'], /command/],
    [['is "Because it was raining." a sentence'], /^no/],
    [['is "Running down the road." a sentence'], /^no/],
    [['is "We ran until our legs hurt" first person'], /^yes/],
    [['what is the noun from brave', 'and from strong'], /strength/],
    [['whats the adverb of easy'], /easily/],
    [['whats the opposite of possible with a prefix', 'and legal'], /illegal/],
    [['do u double the p in hopping', 'why not in hoping'], /dropped/],
    [['is it swam or swum'], /have swum/],
    [['is it potatos or potatoes'], /potatoes/],
    [['what does cant stand for', 'and shouldnt'], /should not/],
    [['what does the prefix mis mean', 'give me 3 words with it'], /misunderstand/],
    [['whats it called when words sound the same'], /homophone/],
    [['why do poets use enjambment'], /flow/],
    [['find the adverb in: The hungry fox quietly crept in', 'the adjective?'], /hungry/],
    [
      [
        '"Tom slammed the door and threw his bag." how does tom feel',
        'angry',
        'he slammed the door',
      ],
      /slammed/,
    ],
    [['i have to write an argument about phones', 'im against the ban'], /against the ban/],
    [['what is an abstract noun', 'is bravery one'], /^yes/],
    [['put speech marks in this: come here said mum', '"Come here" said Mum.'], /comma/],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each([
    'what is an adverb of manner',
    'my friends hate me',
    'i feel sad today.',
    'is "plants make their own food" true',
    '3 apples and 2 pears how many',
  ])('leaves alone: %s', (said) => {
    expect(lastReply([said])).toBeUndefined()
  })

  test('says of a sentence only what is sure', () => {
    expect(lastReply(['is it correct: I am living here since two years'])?.verdict).toBe('slip')
    expect(
      wordsIn(lastReply(['their or there', 'their car is over there. is that right'])),
    ).toMatch(/are right there/)
  })
})

describe('a right sentence that is near a slip', () => {
  test.each([
    'Which school do you go to?',
    'When he came to, he was in bed.',
    'Whom has she met?',
    'Whom was Tom calling?',
    'I learned my lesson.',
    'She learned them by heart.',
    'Between you and me, he was right.',
    'Each of the boys has a bike.',
    'We have rose bushes by the gate.',
    "He has been here since two o'clock.",
    'I have lived here since two years ago.',
    'My brother and I were late.',
    'He gave it to my sister and me.',
    'The play sounded good.',
    'That sounds good.',
    'She looked good.',
    'The new rules can effect a change.',
    'Special effects make the film.',
    'I know he thinks she was there.',
    '"Come here," said Mum.',
    '"Are you well?" asked the doctor.',
    'He knew that my sister and I had left.',
    'He creeped me out.',
    'His eyes teared up.',
  ])('%s', (sentence) => {
    expect(graveSlips(sentence)).toEqual([])
  })
})
