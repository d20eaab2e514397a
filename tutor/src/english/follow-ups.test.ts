import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'

describe('what goes on from before', () => {
  test.each([
    [['what is a preposition', 'give me some'], /under/],
    [['what is a fronted adverbial', 'give me 3 examples'], /Before breakfast/],
    [['whats a simile', 'another example'], /feather/],
    [['is it affect or effect', 'use both in a sentence'], /affected our match/],
    [
      ['"the rain effected our match" is that right', 'use the other one in a sentence'],
      /effect was/,
    ],
    [['how do u spell neccesary', 'any trick to remember it'], /collar/],
    [['how do u spell neccesary', 'what about definately'], /definitely/],
    [['what does melancholy mean', 'how do u spell it'], /m-e-l-a-n/],
    [
      [
        '"The man walked down the road." how can i make it better',
        'the old man shuffled down the empty road',
      ],
      /old.*shuffled.*empty/,
    ],
    [
      ['check my sentence: We went home.', 'how could i make it more interesting'],
      /went|adjective/,
    ],
    [['check my sentence: We went home.', 'why'], /list of slips/],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each([
    [['what is a preposition', 'give me some questions']],
    [['what is a preposition', 'quiz me']],
    [['what is a preposition', 'i am sad']],
    [['check my sentence: We was late.', 'i hate this']],
    [['check my sentence: We was late.', 'ok thanks']],
    [['check my sentence: We was late.', 'solve 3x + 5 = 26']],
    [['check my sentence: We was late.', 'nobody likes me']],
    [["what technique is 'the wind whispered'", 'what is wind energy']],
    [['plural of wolf', 'and then what happens']],
    [['can you check my sentence?', 'no']],
    [['can you check my sentence?', 'wait a minute']],
    [['can you check my sentence?', '3x + 5 = 26']],
    [['can you check my sentence?', 'what is a noun']],
    [['is quickly an adverb', 'what about fractions']],
    [['how do i make my writing more interesting', 'i give up']],
  ])('is not %j', (said) => {
    expect(lastReply(said)).toBeUndefined()
  })
})
