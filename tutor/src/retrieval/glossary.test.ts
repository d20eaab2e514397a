import { describe, expect, test } from 'vitest'
import { wordAsked } from './glossary.ts'
import { answerFrom, indexOf } from './retrieval.ts'

const page = (heading: string, text: string) => ({
  ...{ id: heading, title: 'Course notes', heading, text: `# ${heading}\n\n${text}`, page: 1 },
})

const index = indexOf([
  page(
    'Words of reading',
    `## Reluctant

**Reluctant** means not wanting to do something. For example, the reluctant swimmer stood by the pool. A word with the same meaning is *unwilling*. Its opposite is *eager*.

## Theme

**A theme** is an idea that runs through a whole story. For example, *friendship* is a theme.

## Root

**A root** is the part of a word that carries its meaning. For example, *act* is the root of *react*.`,
  ),
  page(
    'Words of hard spellings',
    '## Spelling of necessary\n\n**The spelling of necessary** has one *c* and two *s*. To remember it, think of a shirt: one collar and two sleeves.',
  ),
  page('Words of plants', '## Root\n\n**A root** is the part of a plant that takes in water.'),
  page('Forces', 'The **force** of gravity pulls things down, and so they fall to the ground.'),
])

const told = (text: string, cited: readonly string[] = [], topic?: string) => {
  const found = answerFrom(index, { text, topic }, new Set(cited))
  return 'nothing' in found ? [] : [found.definition.text, found.example?.text]
}

const meaning = '**Reluctant** means not wanting to do something.'

test.each([
  ['what does reluctant mean', 'reluctant', 'meaning'],
  ['whats the meaning of the word "reluctant" pls', 'reluctant', 'meaning'],
  ['what is a theme?', 'theme', 'meaning'],
  ['whats the opposite of brave', 'brave', 'opposite'],
  ['another word for said', 'said', 'same'],
  ['synonym for happy please', 'happy', 'same'],
  ['how do u spell necessary', 'necessary', 'spelling'],
  ['how is separate spelt', 'separate', 'spelling'],
  ['use reluctant in a sentence', 'reluctant', 'sentence'],
])('%s asks about a word', (text, word, wants) => {
  expect(wordAsked(text)).toEqual({ word, wants })
})

test.each([
  'what is 3/4 of 20',
  'why do plants need light when it is cold outside',
  'use it in a sentence',
  'what does it mean',
  'I feel sad today',
  'what is your favourite colour',
  'give me a hint',
])('%s names no word', (text) => {
  expect(wordAsked(text)).toBeUndefined()
})

describe('a word that a section explains', () => {
  test('is told with its example', () => {
    expect(told('what does reluctant mean')).toEqual([
      meaning,
      'For example, the reluctant swimmer stood by the pool.',
    ])
  })

  test('is found by a word of every day, and with a slip of spelling', () => {
    expect(told('what is a theme')[0]).toMatch(/^\*\*A theme\*\*/)
    expect(told('wat does reluctent mean')[0]).toBe(meaning)
  })

  test.each([
    ['opposite of reluctant', 'Its opposite is *eager*.'],
    ['another word for reluctant', 'A word with the same meaning is *unwilling*.'],
    ['how do you spell neccesary', '**The spelling of necessary** has one *c* and two *s*.'],
  ])('%s', (text, expected) => {
    expect(told(text)[0]).toBe(expected)
  })

  test('is pointed back to', () => {
    expect(told('whats the opposite', [meaning], 'Words of reading')[0]).toBe(
      'Its opposite is *eager*.',
    )
    expect(told('use it in a sentence', [meaning], 'Words of reading')[0]).toMatch(/swimmer/)
    expect(told('what do you call a word that means the opposite', [meaning])).toEqual([])
  })

  test('that means two things is told twice', () => {
    expect(told('what is a root')).toEqual([
      '**A root** is the part of a word that carries its meaning.',
      '**A root** is the part of a plant that takes in water.',
    ])
  })

  test('is told by its own words before words with its stem', () => {
    const both = indexOf([
      page('Words of algebra', '## Factorise\n\n**To factorise** is to write as a product.'),
      page('Words of numbers', '## Factor\n\n**A factor** of a number goes into it exactly.'),
    ])
    const found = answerFrom(both, { text: 'what are factors' })
    expect(found).toMatchObject({ definition: { section: 'Factor' } })
    expect(found).not.toHaveProperty('example')
  })

  test('is told beside another', () => {
    expect(told('difference between theme and root')).toEqual([
      expect.stringMatching(/^\*\*A theme/),
      expect.stringMatching(/^\*\*A root/),
    ])
  })
})

test('a word that is in no section is looked for as before', () => {
  expect(told('what is force')[0]).toMatch(/gravity/)
  expect(told('what is love')).toEqual([])
})
