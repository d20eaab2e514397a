import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'

describe('a sentence to check', () => {
  test.each([
    ['can you check my sentence: the dogs barks loudly', /dogs barks.*agree/s],
    ['check this: We was late for school.', /We was/],
    ['is this sentence right: He have a new bike.', /He have/],
    ['is "we was happy" right', /we was/],
    ['"I should of gone" is that right', /should of/],
    ['I could of won. is that right?', /could of/],
    ["the dog wagged it's tail - is that ok?", /it's tail/],
    ["is my sentence correct: The cat licked it's paws.", /it's paws/],
    ['check my punctuation: I like apples pears and bananas.', /commas/],
    ['is this right: It was cold, we stayed inside.', /splice/],
    ['check my sentence: I seen a fox.', /I seen/],
    ["please check my sentence: My two dog's are called Rex and Bo.", /dog's/],
    ["is this correct: I don't know nothing.", /negative/],
    ['is "me and him went to town" right', /formal/],
    ['check my grammar: There house is big.', /There house|there house/i],
    ['what is wrong with "your late"', /your late/],
    ['correct my sentence: their is a dog in the garden', /their is/],
    ['mark my sentence: I want to go to london.', /london/],
    ['does "i like cake" need a capital letter, is it right', /capital/],
    ['is this sentence correct? "They where late."', /They where/],
    [
      'what is the mistake in "She practice her piano every day"',
      /^$|^undefined|^unsure|slip|clean/,
    ],
    ['check my sentence the dogs barks at night.', /dogs barks/],
    ['is this right: I goed to the park', /goed/],
    ['is "more better" right', /more better/],
    ['check my spelling: I will definately come.', /definately/],
    ['is this sentence right: Yesterday I eated a egg.', /eated/],
    ['check this sentence: The effect was huge and it effected me.', /effected/],
    ['is this sentence right: Where are you.', /question mark/],
    ['how should i write "could of"', /could of/],
    ['where is the mistake in "He dont like it."', /agree|apostrophe/],
  ])('%s', (said, expected) => {
    expect(wordsIn(lastReply([said]))).toMatch(expected)
  })

  test.each([
    [['check my sentence: the dogs barks loudly', 'the dogs bark loudly'], /^mended/],
    [['check my sentence: the dogs barks loudly', 'The dogs bark loudly.'], /^mended$/],
    [['check my sentence: the dogs barks loudly', 'the dogs barks so loudly'], /^slip/],
    [['can you check my sentence?', 'we was late for the bus'], /^slip/],
    [['can you check my sentence?', 'We were late for the bus.'], /^clean/],
    [
      ['is this right: It was raining, we went inside.', 'why cant i just use a comma'],
      /main clause/,
    ],
    [
      [
        'is this right: It was raining, we went inside.',
        'It was raining, so we went inside.',
        'what is that mistake called',
      ],
      /splice/,
    ],
    [['check this: my brother sam lives in leeds', 'which words'], /sam.*leeds|leeds.*sam/],
    [['check my sentence: I like apples pears and plums.', 'where do they go'], /after|between/],
    [['is "we was happy" right', 'and "he have gone"'], /he have/],
    [['is "we was happy" right', 'we were'], /^mended/],
    [["the dog wagged it's tail - is that ok?", 'so its tail with no apostrophe'], /^mended/],
    [['is "I should of gone" right', 'should have'], /^mended/],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each([
    'check my working: 3x + 5 = 26 so x = 7',
    'can you check my answer: 24',
    'is this right: 2x = 14',
    'is 24 right',
    'is this right: 3/4 + 1/8 = 7/8',
    'is it right',
    'am i right',
    'is that ok?',
    'is it ok to be sad',
    'i got 12, is that right',
    'check my homework',
    'is the answer 7 correct',
    'is this right: Plants make food by photosynthesis.',
    'is this right: plants breathe in oxygen at night',
    'what is wrong with me',
    'everything is wrong',
    'check',
    'ok thanks',
    'x = 4 is that right',
    'speed is distance divided by time is that right',
  ])('does not hear %s', (said) => {
    expect(lastReply([said])).toBeUndefined()
  })
})
