import { describe, expect, test } from 'vitest'
import { lastReply, wordsIn } from '#english/heard.testing.ts'

describe('the parts of a sentence', () => {
  test.each([
    ['in "the cat chased the mouse" whats the subject', /the cat/],
    ['what is the object in "the cat chased the mouse"', /the mouse/],
    ['what is the subject of "My sister kicked the ball."', /My sister/],
    ['who is the subject in "Tom ate an apple"', /Tom/],
    ['is "the ball was kicked by tom" passive', /^yes/],
    ['is "Tom kicked the ball" active or passive', /active/],
    ['is "The window was broken." active', /^no .*passive/],
    ['what is the main clause in "I went home because I was tired."', /I went home/],
    ['what is the subordinate clause in "When it rains, we stay inside."', /When it rains/],
    [
      'which part is the subordinate clause in "We left early because the bus was late."',
      /because the bus was late/,
    ],
    ['does "The boy who lives next door is my friend" have a relative clause', /^yes/],
    ['what is the relative clause in "My dad, who is a vet, loves cats."', /who is a vet/],
    ['is "I went home because I was tired" complex', /^yes/],
    ['is "I like cake and she likes pie" simple compound or complex', /compound/],
    ['what kind of sentence is "The cat sat on the mat."', /simple/],
    ['is "The cat sat on the mat" a simple sentence', /^yes/],
    ['what type of sentence is "Although it rained, we played."', /complex/],
    ['how do i make "the dog bit the man" passive', /bitten/],
    ['is there a relative clause in "I know the girl who won the race."', /^yes/],
    ['what is the conjunction in "She smiled because she won."', /because/],
    ['what is the subject in "Bananas bananas bananas go"', /^unsure|Bananas/],
  ])('%s', (said, expected) => {
    expect(wordsIn(lastReply([said]))).toMatch(expected)
  })

  test.each([
    [
      [
        'in "the cat chased the mouse" whats the subject',
        'and the object',
        'how do i make it passive',
        'the mouse was chased by the cat',
      ],
      /^yes/,
    ],
    [
      ['whats a complex sentence', 'which is "I went home because I was tired"', 'why'],
      /subordinate/,
    ],
    [
      ['does "The boy who lives next door is my friend" have a relative clause', 'which bit is it'],
      /who lives next door/,
    ],
    [
      [
        'does "The boy who lives next door is my friend" have a relative clause',
        'does it need commas',
      ],
      /^no/,
    ],
    [
      [
        'what is a relative clause',
        'where is it in "the girl who lives next door is my friend"',
        'is it "who lives next door"',
      ],
      /^yes/,
    ],
    [
      [
        'what is a relative clause',
        'where is it in "the girl who lives next door is my friend"',
        'is it "lives next door is"',
      ],
      /^no/,
    ],
    [['what is a fronted adverbial', 'is this one: Before breakfast, I fed the dog.'], /^yes/],
    [
      [
        'what is a relative clause',
        'does "The man who sang left" have a relative clause',
        'what about "My dad, who is a vet, loves cats."',
      ],
      /who is a vet/,
    ],
  ])('%j', (said, expected) => {
    expect(wordsIn(lastReply(said))).toMatch(expected)
  })

  test.each([
    'make y the subject of y + 3 = x',
    'what is the subject of the formula v = u + at',
    'rearrange to make x the subject',
    'what is the object in a lens',
    'what is the main clause',
    'what is a relative clause',
    'is smoking passive',
    'what is passive transport',
    'what subject is this',
    'is it active transport',
    'which bit is it',
    'my favourite subject is art',
    'is a simple sentence hard',
  ])('does not hear %s', (said) => {
    expect(lastReply([said])).toBeUndefined()
  })
})
