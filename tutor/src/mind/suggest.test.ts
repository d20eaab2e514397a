import { describe, expect, test } from 'vitest'
import { type Decided, type Facts, firstTalk, perceive, suggest, think } from '#mind/mind.ts'
import type { Move } from '#mind/move.ts'

const card = { type: 'question' }
const definition = { text: 'Photosynthesis makes glucose.', passage_id: 'p', title: 'Plants' }

/** What the tools find in these talks. */
const found: Readonly<Record<string, Facts>> = {
  draw_question: { draw_question: { card, evaluation_question_id: 'one', title: 'Fractions' } },
  look_up: {
    look_up: { definition: { ...definition, heading: 'Photosynthesis', section: '' } },
  },
  plan: { plan: { lines: ['Fractions'] } },
  progress: { progress: { lines: ['Three questions'] } },
}

/** Holds a talk, and returns what is decided on its last message. */
function talk(said: readonly string[]): Decided {
  let state = firstTalk
  let last: Decided | undefined
  for (const text of said) {
    const { needs, poses: _poses, ...heard } = perceive(state, text, {})
    last = think(state, heard, Object.assign({}, ...needs.map(({ tool }) => found[tool] ?? {})))
    state = last.state
  }
  if (!last) throw new Error('Nothing was said')
  return last
}

const proposed = ({ state, move }: Decided) => suggest(state, move, { can_practise: true })

const problem = 'solve 3x + 5 = 26'
const talks: readonly (readonly string[])[] = [
  ['hello'],
  [problem],
  [problem, 'help'],
  [problem, 'help', 'hint'],
  [problem, 'help', 'hint', 'hint'],
  [problem, '3x = 21'],
  [problem, 'x = 8'],
  [problem, '3x = 21', 'x = 7'],
  [problem, 'tell me the answer', 'tell me the answer'],
  ['what is photosynthesis?'],
  ['what should i revise'],
  ['how am i doing'],
  ['5 pens cost £3.50. how much do 8 pens cost'],
]

/** A message that the tutor could do nothing with. */
const isLost = ({ act }: Move) => act.type === 'not_mine' || act.type === 'ask_back'

describe.each(talks)('after %j', (...said) => {
  const at = talk(said)

  test.each([...proposed(at), 'Simpler', 'Another way'])('%j leads on', (chip) => {
    // With nothing said yet there is nothing to say more simply.
    if (said[0] === 'hello' || at.move.act.type === 'show') return
    const next = talk([...said, chip])
    expect(isLost(next.move), next.text).toBe(false)
    expect(next.text).not.toBe(at.text)
  })

  test('there are at most three, and none twice', () => {
    expect(proposed(at).length).toBeLessThanOrEqual(3)
    expect(new Set(proposed(at)).size).toBe(proposed(at).length)
  })
})

test.each([
  [
    [problem, 'help'],
    ['Another hint', 'What comes next?'],
  ],
  [
    [problem, '3x = 21', 'x = 7'],
    ['One like it', 'Why does that work?'],
  ],
  [['what is photosynthesis?'], ['Give me an example', 'Quiz me on this']],
])('%j is followed by %j', (said, chips) => expect(proposed(talk(said))).toEqual(chips))

test('each chip of a talk that has begun is one that opens something', () => {
  for (const chip of proposed(talk(['hello'])))
    expect(isLost(talk(['hello', chip]).move), chip).toBe(false)
})

test('nothing is proposed after care, nor what somebody else cannot have', () => {
  const move: Move = { mode: 'small_talk', act: { type: 'comfort', mood: 'sad' }, facts: [] }
  expect(suggest(firstTalk, move, { can_practise: true })).toEqual([])
  const told = talk(['what is photosynthesis?'])
  expect(suggest(told.state, told.move, { can_practise: false })).toEqual(['Give me an example'])
})
