import { expect, test } from 'vitest'
import { askedBehind, withAsked } from '#mind/asked.ts'
import { firstTalk, type TalkState } from '#mind/state.ts'

const after = (asked: string): TalkState => ({ ...firstTalk, asked })
const cited = (state: TalkState) =>
  ({ state, move: { mode: 'explain', act: { type: 'cite' }, facts: [] } }) as const

test('a line that leans on the one before is heard with it', () => {
  const state = after('do roots have chloroplasts')
  expect(askedBehind(state, 'why not?')).toBe('why not roots have chloroplasts')
  expect(askedBehind(state, 'where are they')).toContain('roots have chloroplasts')
  expect(askedBehind(state, 'how does a battery light a bulb')).toBeUndefined()
  expect(askedBehind(firstTalk, 'why not?')).toBeUndefined()
})

test('what was answered is kept, and what leans on it adds to it', () => {
  const first = withAsked(firstTalk, cited(firstTalk), 'what is a catalyst').state
  expect(first.asked).toBe('what is a catalyst')
  expect(withAsked(first, cited(first), 'why').state.asked).toBe('what is a catalyst')
  expect(withAsked(first, cited(first), 'is an enzyme one').state.asked).toBe(
    'is an enzyme one a catalyst',
  )
})
