import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'

describe('what a writer does', () => {
  test.each([
    ["what technique is 'the wind whispered'", /personification/],
    ['what device is "as brave as a lion"', /simile/],
    ["is 'her smile was the sun' a simile", /^no .*metaphor/],
    ['is "as cold as ice" a simile', /^yes/],
    ['is "he ran like the wind" a metaphor', /^no .*simile/],
    ['is "big blue balloon" alliteration', /^yes/],
    ['what language technique is used in "Peter Piper picked a peck"', /alliteration/],
    ['what is the technique in "the bees buzzed"', /onomatopoeia/],
    ['so whats "brave as a lion"', /simile/],
    ['is "the trees danced in the wind" personification', /^yes/],
    ['which literary device is "I have told you a million times"', /hyperbole/],
    ['what technique is "never, never, never give up"', /repetition/],
    ['is "life is a journey" a metaphor', /^yes/],
    ['what technique is "blood, sweat and tears"', /three/],
    ['is "who would want to live there?" a rhetorical question', /rhetorical/],
    ['what technique is "the chair stood in the room"', /^unsure/],
    ['is "I like cake" a simile', /^unsure/],
    ['what figure of speech is "her hair flowed like a river"', /simile/],
  ])('%s', (said, expected) => {
    expect(wordsIn(lastReply([said]))).toMatch(expected)
  })

  test.each([
    [["what technique is 'the wind whispered'", 'why is it that'], /person/],
    [["what technique is 'the wind whispered'", 'whats the effect of it'], /alive/],
    [["what technique is 'the wind whispered'", "and 'buzz buzz went the bee'"], /onomatop/],
    [
      [
        "is 'her smile was the sun' a simile",
        'how do i make it a simile then',
        'her smile was like the sun',
      ],
      /^yes/,
    ],
    [['what is a metaphor', '"her eyes were stars" which one is that'], /metaphor/],
    [['wat is aliteration', 'is "big blue balloon" one', 'why do poets use it'], /ear/],
    [["is 'her smile was the sun' a simile", 'why isnt it'], /like/],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each([
    'what technique do i use to solve 3x = 9',
    'what device measures current',
    'what is "photosynthesis"',
    'what is "the mean"',
    'what is a simile',
    'i like the wind',
    'the wind whispered',
    'why do poets use it',
    'whats the effect of friction',
    'what is the effect of heat on ice',
    'which one is it',
    'what technique separates sand and salt',
    'is this a metaphor',
    'my brother is a pig',
  ])('does not hear %s', (said) => {
    expect(lastReply([said])).toBeUndefined()
  })
})
