import { describe, expect, test } from 'vitest'
import { markShortText } from '#text/short-text.ts'

const about = 'Tank P fills and tank Q stays dry. Why?'
const key = { references: ['Water can run through the open tap above P'] }
const ten = [
  ['the tap above tank P is open so water runs into it', 1],
  ['because the tap over P is open and the water comes through', 1],
  ['P has an open tap above it', 1],
  ['water runs through the tap into tank P since it is open', 1],
  ['the tap above P lets the water run through', 1],
  ['Q is smaller', 0],
  ['tank P is bigger than tank Q', 0],
  ['somebody filled P with a bucket', 0],
  ['the tap above tank Q is open so water runs into it', 0],
  ['it rained', 0],
].map(([value, share]) => ({ value: String(value), share: Number(share) }))

const verdictOf = (value: string, graded = ten) =>
  markShortText(key, value, { graded }, about).verdict

describe('ten answers that a teacher has marked', () => {
  test.each([
    'because the tap above tank P is open, so the water runs into it',
    'the tap above tank p is open so the water runs in it',
    'water runs through the tap into tank P because it is open',
  ])('right, as others are: %s', (value) => {
    expect(verdictOf(value)).toBe('right')
    expect(verdictOf(value, ten.slice(3, 7))).toBe('unsure')
  })

  test.each(['somebody filled it', 'a bucket filled P', 'because Q is just a smaller one'])(
    'not yet, like nothing that is right: %s',
    (value) => {
      expect(verdictOf(value)).toBe('wrong')
      expect(verdictOf(value, [])).toBe('unsure')
    },
  )

  test.each([
    ['another letter', 'because the tap above tank Q is open, so the water runs into it'],
    ['another letter besides', 'the taps above tank P and tank Q are open so water runs into it'],
    ['no letter', 'the tap above the tank is open so water runs into it'],
    ['a number', 'the tap above tank P is open so water runs into it 4'],
    ['denied', 'the tap above tank P is not open so water runs into it'],
    ['the opposite', 'the tap above tank P is closed so water runs into it'],
    ['the other way', 'the tap below tank P is open so water runs into it'],
    ['another pole', 'the tap above tank P is open so cold water runs into it'],
    ['turned round', 'the water above tank P is open so tap runs into it'],
  ])('never right: %s', (_, value) => {
    expect(verdictOf(value)).not.toBe('right')
  })

  test('a right one that is turned round is not right', () => {
    const graded = [
      ...ten.slice(5),
      ...['foxes eat the rabbits', 'the foxes eat rabbits there', 'foxes eat rabbits'].map(
        (value) => ({ value, share: 1 }),
      ),
    ]
    const fields = { references: ['They are hunted'] }
    const judged = (value: string) =>
      markShortText(fields, value, { graded }, 'Why so few?').verdict
    expect(judged('rabbits eat the foxes')).not.toBe('right')
    expect(judged('the foxes dont eat the rabbits')).not.toBe('right')
  })

  test('many part marks leave what is not right to a person', () => {
    const graded = [...ten, { value: 'a tap', share: 0.5 }, { value: 'water', share: 0.5 }]
    expect(verdictOf('somebody filled it', graded)).toBe('unsure')
  })
})
