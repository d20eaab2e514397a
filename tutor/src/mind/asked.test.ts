import { expect, test } from 'vitest'
import { askedBehind, withAsked } from '#mind/asked.ts'
import { inform } from '#mind/decide-on-talk.ts'
import { needsOf } from '#mind/needs.ts'
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

test('"and for nice" asks for another word, after another word was asked for', () => {
  const understood = { kind: 'why', certainty: 1, text: 'and for nice' } as const
  const sought = (asked: string) =>
    needsOf(after(asked), { text: 'and for nice', understood }, undefined)
  expect(sought('another word for said')).toMatchObject([{ text: 'another word for nice' }])
  expect(sought('what is a verb')).toMatchObject([{ text: 'and for nice' }])
})

test('what the material says in so many words is confirmed, and nothing else', () => {
  const cited = {
    text: '**Affect** is a verb that means to change something.',
    ...{ title: 'Notes', heading: 'Pairs', passage_id: 'p', section: '' },
  }
  const verdict = (text: string) =>
    inform(firstTalk, { look_up: { definition: cited } }, { kind: 'why', text })?.move.act
  expect(verdict('so affect is the verb')).toMatchObject({ verdict: 'so' })
  expect(verdict('so affect is a noun')).not.toHaveProperty('verdict')
  expect(verdict('what is affect')).not.toHaveProperty('verdict')
})
