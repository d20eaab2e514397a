import { expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'

const talks: readonly (readonly [readonly string[], RegExp])[] = [
  [['what tense is she was eating'], /past continuous/],
  [['what tense is she was eating', 'and she has eaten'], /present perfect/],
  [['difference between clause and phrase', 'under the old bridge, which is it'], /\*\*a phrase/],
  [['difference between clause and phrase', 'because it was raining'], /a subordinate clause/],
  [['is "the bell rang" a clause or a phrase'], /\*\*a clause/],
  [['the girls bag, where does the apostrophe go', 'its more than one girl'], /girls' bag/],
  [
    ['what is a fronted adverbial', 'is this right: After lunch we played football.'],
    /^told.*\*After lunch\*.*comma/,
  ],
  [
    ['what is a fronted adverbial', 'is this right: After lunch, we played football.'],
    /marks in it are right/,
  ],
  [['I was tired; because I ran. is that right'], /^slip.*semicolon/],
  [['is this right: I ran; when it rained, I walked.'], /^(?!slip)/],
  [['My uncle who lives in Leeds is a chef. does it need commas'], /pair of commas/],
  [['the moon is like a lantern. simile or metaphor'], /^yes.*simile/],
  [
    ['is "the sand was like gold" a simile', 'make it a metaphor', 'the sand was a carpet of gold'],
    /^yes.*metaphor now/,
  ],
  [['what is onomatopoeia', 'is crash one'], /^yes.*crash/],
  [['whats a rhetorical question', 'is this one: Do you want to fail?'], /^told.*no answer/],
  [['my point is that Scrooge is mean'], /point to build/],
  [['my point is that Scrooge is mean', '"hard and sharp as flint"'], /has its evidence/],
  [
    [
      'my point is that Scrooge is mean',
      '"hard as flint"',
      'its a simile',
      'it makes him sound cold',
    ],
    /an effect/,
  ],
]

test.each(talks)('%j', (said, wanted) => {
  expect(wordsIn(lastReply(said))).toMatch(wanted)
})

test.each(['is table one', 'it makes me happy', 'make it harder', 'which is it', 'my point is 7'])(
  '%j by itself is about no sentence',
  (said) => {
    expect(lastReply([said])).toBeUndefined()
  },
)
