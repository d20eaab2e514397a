import { expect, test } from 'vitest'
import { anEvaluation } from '#questions/testing.ts'
import {
  answerOf,
  emptyOutbox,
  isAhead,
  isBookmarked,
  isEmpty,
  isSkipped,
  type Outbox,
  type Submission,
  waitingFor,
  withDraftSaved,
  withEdit,
  withoutSubmission,
  withSubmission,
  withTried,
} from './outbox.ts'

const base = '2026-11-21T10:00:00.000Z'
const later = '2026-11-21T10:05:00.000Z'
const at = (iso: string) => Date.parse(iso)
const edit = (outbox: Outbox, patch: Parameters<typeof withEdit>[1]['patch'], now = at(base)) =>
  withEdit(outbox, { id: 'e1', patch, base, now })
const submission = (part: Partial<Submission> = {}): Submission => ({
  id: 'e1',
  attempt_key: 'k1',
  value: '7',
  selected_option: null,
  time_spent: 5,
  num_options_clicked: 0,
  queued_at: 1,
  is_tried: false,
  ...part,
})

test('edits of a question come together in one draft, the newest of each field', () => {
  const outbox = edit(edit(edit(emptyOutbox, { value: '1' }), { is_bookmark: true }), {
    value: '12',
  })
  expect(outbox.drafts.e1).toMatchObject({
    patch: { value: '12', is_bookmark: true },
    revision: 3,
    base,
  })
})

test('what is handed in leaves the draft, a bookmark stays in it', () => {
  const outbox = edit(edit(emptyOutbox, { value: '7' }), { is_bookmark: true })
  const sent = withSubmission(outbox, submission())
  expect(sent.drafts.e1?.patch).toEqual({ is_bookmark: true })
  expect(withSubmission(edit(emptyOutbox, { value: '7' }), submission()).drafts).toEqual({})
})

test('a question waits with one answer: a second press changes neither it nor its key', () => {
  const once = withSubmission(emptyOutbox, submission())
  expect(withSubmission(once, submission({ attempt_key: 'k2', value: '8' }))).toBe(once)
})

test('submissions keep their order and their keys, and go one by one', () => {
  const both = withSubmission(
    withSubmission(emptyOutbox, submission()),
    submission({ id: 'e2', attempt_key: 'k2' }),
  )
  expect(both.submissions.map(({ attempt_key }) => attempt_key)).toEqual(['k1', 'k2'])
  const tried = withTried(both, 'k1')
  expect(tried.submissions.map(({ is_tried }) => is_tried)).toEqual([true, false])
  const rest = withoutSubmission(tried, 'k1')
  expect(waitingFor(rest, 'e1')).toBeUndefined()
  expect(waitingFor(rest, 'e2')?.attempt_key).toBe('k2')
})

test('a confirmed draft goes; one that was edited since stays and builds on what the server has', () => {
  const first = edit(emptyOutbox, { value: '1' })
  const second = edit(first, { value: '12' })
  const saved = { id: 'e1', revision: 1, updated_at: later }
  expect(withDraftSaved(first, saved).drafts).toEqual({})
  expect(withDraftSaved(second, saved).drafts.e1).toMatchObject({
    patch: { value: '12' },
    base: later,
    revision: 2,
  })
})

test.each([
  [
    'the server has not moved since, whatever the clock of the device',
    {},
    '2020-01-01T00:00:00.000Z',
    true,
  ],
  [
    'the server has moved, the draft is newer',
    { updated_at: later },
    '2026-11-21T10:06:00.000Z',
    true,
  ],
  ['both are of one moment', { updated_at: later }, later, true],
  ['the server is newer', { updated_at: later }, '2026-11-21T10:04:00.000Z', false],
  ['the question is settled', { is_settled: true }, '2026-11-21T11:00:00.000Z', false],
])('whether a draft is ahead: %s', (_name, evaluation, now, expected) => {
  const draft = edit(emptyOutbox, { value: '1' }, at(now)).drafts.e1
  if (!draft) throw new Error('An edit makes a draft')
  expect(isAhead(draft, anEvaluation(evaluation))).toBe(expected)
})

test('the page shows what was handed in, else what was drafted, else what the server has', () => {
  const evaluation = anEvaluation({ value: 'server' })
  const drafted = edit(emptyOutbox, { value: 'draft' })
  const handedIn = withSubmission(drafted, submission({ value: 'handed in' }))
  expect(answerOf(emptyOutbox, evaluation).value).toBe('server')
  expect(answerOf(drafted, evaluation).value).toBe('draft')
  expect(answerOf(handedIn, evaluation).value).toBe('handed in')
})

test('an outbox is empty where nothing is drafted and nothing handed in', () => {
  expect(isEmpty(emptyOutbox)).toBe(true)
  expect(isEmpty(edit(emptyOutbox, { value: 'draft' }))).toBe(false)
  expect(isEmpty(withSubmission(emptyOutbox, submission()))).toBe(false)
})

test('a draft that clears an answer is not taken for one that does not name it', () => {
  const evaluation = anEvaluation({ value: 'server', selected_option: [1] })
  expect(answerOf(edit(emptyOutbox, { value: null }), evaluation)).toMatchObject({
    value: null,
    selected_option: [1],
  })
})

test('places and parts are drafted, handed in and shown like any other answer', () => {
  const points = [{ x: 0.2, y: 0.4 }]
  const answer_parts = [{ value: '7' }, null]
  const evaluation = anEvaluation({ points: [{ x: 1, y: 1 }], answer_parts: [null, null] })
  expect(answerOf(emptyOutbox, evaluation)).toMatchObject({ points: [{ x: 1, y: 1 }] })
  const drafted = edit(emptyOutbox, { points })
  expect(answerOf(drafted, evaluation)).toMatchObject({ points, answer_parts: [null, null] })
  const handedIn = withSubmission(drafted, submission({ answer_parts }))
  expect(answerOf(handedIn, evaluation)).toMatchObject({ answer_parts })
})

test('a settled question shows what it was settled with', () => {
  const settled = anEvaluation({ value: 'server', is_settled: true })
  const outbox = withSubmission(edit(emptyOutbox, { value: 'draft' }), submission())
  expect(answerOf(outbox, settled).value).toBe('server')
})

test('bookmarks and skips are seen before the server has them', () => {
  const evaluation = anEvaluation({ is_bookmark: true })
  expect(isBookmarked(edit(emptyOutbox, { is_bookmark: false }), evaluation)).toBe(false)
  expect(isSkipped(edit(emptyOutbox, { is_skipped: true }), evaluation)).toBe(true)
  expect(
    isSkipped(withSubmission(emptyOutbox, submission()), anEvaluation({ is_skipped: true })),
  ).toBe(false)
})
