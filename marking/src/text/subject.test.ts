import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { COMMON } from '#testing.ts'

const verdictOf = (text: string, key: string, value: string) =>
  judge({ ...COMMON, text, type: 'short_text', references: [key] }, { value }).verdict

const GATES = 'Gates P and Q stay dry when gate R is open. Why?'
const ROCKS = 'Layers 2 and 5 hold one fossil. What does this tell you?'

describe('what is said of other things than the reference is about is left to a person', () => {
  test.each([
    [GATES, 'There is a high wall', 'gate r is in a high wall'],
    [GATES, 'There is a high wall', 'R is a high wall'],
    [GATES, 'There is a high wall', 'they are inside a high wall'],
    [GATES, 'There are no holes', 'it was not a hole'],
    [GATES, 'There are no holes', 'not within holes'],
    [GATES, 'P, Q and R are in different fields', 'different field'],
    [GATES, 'P, Q and R are in different fields', 'there is a difference in field'],
    [ROCKS, 'Layers 2 and 5 are of the same age', 'same age'],
    [ROCKS, 'Layers 2 and 5 are of the same age', 'the layer has the same age'],
    [ROCKS, 'Layers 2 and 5 are of the same age', 'there is the same age'],
    [
      'What happens to the metals?',
      'The metals are at different temperatures',
      'difference in temperature',
    ],
  ])('%s %s: %s', (text, key, value) => {
    expect(verdictOf(text, key, value)).toBe('unsure')
  })
})

describe('and what is said of the same things is not', () => {
  test.each([
    [GATES, 'There is a high wall', 'there is a high wall'],
    [GATES, 'There is a high wall', 'a high wall'],
    [GATES, 'There is a high wall', 'because there was a high wall'],
    [GATES, 'There is a high wall', 'the gates have a high wall'],
    [GATES, 'There are no holes', 'there will not be any holes'],
    [GATES, 'P, Q and R are in different fields', 'they are in different fields'],
    [GATES, 'P, Q and R are in different fields', 'P, Q and R are in different fields'],
    [ROCKS, 'Layers 2 and 5 are of the same age', '2 and 5 are the same age'],
    [ROCKS, 'Layers 2 and 5 are of the same age', 'they are the same age'],
    ['What is erosion?', 'Erosion is the removal of soil by wind', 'the removal of soil by wind'],
    [
      'Why are they warm?',
      'A and B are in the same box',
      'block A and block B are in the same box',
    ],
    ['Why are they warm?', 'A and B are in the same box', 'blocks A and B are in the same box'],
  ])('%s %s: %s', (text, key, value) => {
    expect(verdictOf(text, key, value)).toBe('right')
  })
})

describe('a kind of thing is left out only before its letter', () => {
  test.each([
    ['A and B are in the same box', 'block A and B and a block are in the same box'],
    ['A and B are in the same box', 'the box of A and B is in the same block'],
    ['A and B are in the same box', 'empty A and B are in the same box'],
  ])('%s: %s', (key, value) => {
    expect(verdictOf('Why are they warm?', key, value)).toBe('unsure')
  })
})

describe('what says nothing is not yet, and a quotation mark for an apostrophe names no letter', () => {
  const lamp = 'Lamp A is in another circuit'
  test.each(['I"m not sure of the answer', "that's all i know", 'next question please', 'wow'])(
    '%s',
    (value) => {
      expect(verdictOf('Why is it bright?', lamp, value)).toBe('wrong')
    },
  )
  test.each(['the wires aren"t joined', 'no wire joins them - there"s a gap'])('%s', (value) => {
    expect(verdictOf('Why is it bright?', lamp, value)).toBe('unsure')
  })
})
