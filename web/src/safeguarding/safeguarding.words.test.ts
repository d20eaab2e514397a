import { flagKind } from '@learngrove/contract/safeguarding'
import { describe, expect, test } from 'vitest'
import type { CaseEntry, CaseSummary } from './safeguarding.data.ts'
import { entryWords, headline, kinds, leadOf, namesOf } from './safeguarding.words.ts'

const ruth = { id: 'ruth', first_name: 'Ruth', last_name: 'Kaplan' }
const tom = { id: 'tom', first_name: 'Tom', last_name: 'Reyes' }

const one = (changed: Partial<CaseSummary> & { child?: string }): CaseSummary => ({
  ...{ id: 'case', kind: 'abuse', response: 'care', num_flags: 1, is_due: false },
  student: { id: changed.child ?? 'a', first_name: 'A', last_name: '', level_name: null },
  ...{ raised_at: '', last_flag_at: '', opened_at: null, taken_by: null, closed_at: null },
  ...{ outcome: null, look_again_on: null },
  ...changed,
})

describe('the headline', () => {
  test.each<[string, Parameters<typeof one>[0][]]>([
    ['Nothing is open', []],
    ['One child needs you now', [{}]],
    ['One child needs you now', [{}, {}]],
    ['Two children need you now', [{ child: 'a' }, { child: 'b' }]],
    ['One child needs you now', [{ child: 'a' }, { child: 'b', response: 'check_in' }]],
    ['One child needs you today', [{ taken_by: tom }, { child: 'b', response: 'check_in' }]],
    ['Something wants a look', [{ response: 'refuse' }]],
    ['Everything is in hand', [{ taken_by: tom }]],
    ['Nothing is open', [{ closed_at: '2026-11-20T10:00:00Z', is_due: true }]],
  ])('%s', (words, cases) => {
    expect(headline(cases.map(one))).toBe(words)
  })
})

test.each([
  [{ open: 0, in_hand: 0, closed: 3 }, 'Whoever is told hears the moment that changes.'],
  [{ open: 1, in_hand: 0, closed: 0 }, 'One flag is open.'],
  [{ open: 3, in_hand: 2, closed: 0 }, 'Three flags are open, two of them in hand.'],
  [{ open: 2, in_hand: 2, closed: 0 }, 'Two flags are in somebody’s hands.'],
])('%j: %s', (counts, words) => {
  expect(leadOf(counts)).toBe(words)
})

test.each<[string, Partial<CaseEntry>]>([
  ['You were told by mail.', { action: 'told', whom: ruth }],
  ['Tom Reyes was told by mail, since nobody had opened it.', { action: 'escalated', whom: tom }],
  ['You opened it and read 10 lines.', { action: 'opened', by: ruth, lines: 10 }],
  ['Tom Reyes opened it and read 1 line.', { action: 'opened', by: tom, lines: 1 }],
  ['Tom Reyes is on it.', { action: 'taken', by: tom }],
  ['You wrote: Rang home.', { action: 'note', by: ruth, note: 'Rang home.' }],
  ['You closed it: not a concern.', { action: 'closed', by: ruth, outcome: 'not_a_concern' }],
])('the log says: %s', (words, changed) => {
  const nothing = { by: null, whom: null, lines: null, note: null, outcome: null }
  const entry = { id: 'x', action: 'raised', ...nothing, look_again_on: null, happened_at: '' }
  // Safe: the fields that a kind of entry has are those of its row in the table above.
  expect(entryWords({ ...entry, ...changed } as CaseEntry, 'ruth')).toBe(words)
})

test('names are joined as one speaks, and the reader is you', () => {
  expect(namesOf([tom], 'ruth')).toBe('Tom Reyes')
  expect(namesOf([ruth, tom], 'ruth')).toBe('you and Tom Reyes')
})

test('no kind is said of a child as if it were known', () => {
  for (const kind of flagKind.options) {
    expect(kinds[kind].of('Leila')).toMatch(/ may | wrote | is worried | gave | came /)
  }
})
