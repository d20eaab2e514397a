import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { anEvaluation } from '#questions/testing.ts'
import { attemptQuery } from '#quiz/quiz.data.ts'
import { emptyOutbox, type Outbox, type Submission, withEdit, withSubmission } from './outbox.ts'
import { sendWaiting } from './outbox-sender.ts'
import type { Handled, Outcome } from './session.calls.ts'
import { firstState } from './session-store.ts'

const world = vi.hoisted(() => ({
  signed_in: 'maya',
  sent: [] as { kind: string; id: string; key: string }[],
  answers: [] as unknown[],
  chimes: 0,
}))

vi.mock('#platform/session.ts', () => ({
  currentUser: () => ({ id: world.signed_in }),
  clearUser: () => {},
  onSession: () => () => {},
}))
vi.mock('#platform/sound/sound.chime.ts', () => ({
  chime: () => {
    world.chimes++
  },
}))
vi.mock('./session.calls.ts', () => ({
  sendSubmission: async (_quiz: string, { id, attempt_key }: Submission) => {
    world.sent.push({ kind: 'submission', id, key: attempt_key })
    return world.answers.shift()
  },
  saveDraft: async (_quiz: string, { id }: { id: string }) => {
    world.sent.push({ kind: 'draft', id, key: '' })
    return world.answers.shift()
  },
}))

const quiz_id = 'quiz'
const submission = (id: string): Submission => ({
  id,
  attempt_key: `key of ${id}`,
  value: `answer to ${id}`,
  selected_option: null,
  time_spent: 0,
  num_options_clicked: 0,
  queued_at: 0,
  is_tried: false,
})

/** Sends an outbox into a world that answers as told, and says what is left of it. */
async function send(outbox: Outbox, ...answers: Outcome<Handled | { updated_at: string }>[]) {
  world.answers = answers
  let state = { ...firstState, outbox }
  const isMarked = await sendWaiting({
    whose: { user_id: 'maya', quiz_id },
    get: () => state,
    set: (next) => {
      state = next
    },
    keep: (change) => {
      state = { ...state, outbox: change(state.outbox) }
    },
  })
  return { ...state, isMarked }
}

const both = withSubmission(withSubmission(emptyOutbox, submission('e1')), submission('e2'))
const marked = (id: string): Outcome<Handled> => ({
  kind: 'done',
  value: { evaluation: anEvaluation({ id, xp_gain: 10, is_settled: true, verdict: 'right' }) },
})

beforeEach(() => {
  world.sent = []
  world.chimes = 0
  world.signed_in = 'maya'
  queryClient.setQueryData(attemptQuery(quiz_id).queryKey, {
    student_evaluation_id: 'a',
    student_id: 's',
    grading_completed: false,
    scoring_rationale: null,
    total_score: 0,
    max_score: 4,
    num_waiting: 0,
    total_time_spent: 0,
    xp_collected: 0,
    graded_at: null,
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
    evaluations: [anEvaluation({ id: 'e1', xp_gain: 2 }), anEvaluation({ id: 'e2' })],
  })
})

test('what waits goes in its order, and leaves the outbox once it is marked', async () => {
  const { outbox, arrivals, connection, isMarked } = await send(both, marked('e1'), marked('e2'))
  expect(world.sent.map(({ id }) => id)).toEqual(['e1', 'e2'])
  expect(outbox).toEqual(emptyOutbox)
  expect(arrivals.e1).toMatchObject({ kind: 'marked', gained: 8 })
  expect({ connection, isMarked }).toEqual({ connection: 'open', isMarked: true })
})

test('where the network goes, everything stays, and goes again under the same keys', async () => {
  const first = await send(both, { kind: 'lost' })
  expect(first.connection).toBe('lost')
  expect(first.outbox.submissions.map(({ is_tried }) => is_tried)).toEqual([true, false])
  await send(first.outbox, marked('e1'), marked('e2'))
  expect(world.sent.map(({ key }) => key)).toEqual(['key of e1', 'key of e1', 'key of e2'])
})

test('signed out, everything stays', async () => {
  const { outbox, connection, isMarked } = await send(both, { kind: 'signed_out' })
  expect(outbox.submissions).toHaveLength(2)
  expect(isMarked).toBe(false)
  expect(connection).toBe('open')
})

test('nothing goes out in the name of somebody else', async () => {
  world.signed_in = 'ben'
  const { outbox } = await send(both)
  expect(world.sent).toEqual([])
  expect(outbox).toBe(both)
})

test('no draft is saved in the name of somebody else, and each leaves under its own', async () => {
  const drafted = ['e1', 'e2'].reduce(
    (outbox, id) => withEdit(outbox, { id, patch: { value: id }, base: '', now: 0 }),
    emptyOutbox,
  )
  const saved = { kind: 'done', value: { updated_at: '2026-11-21T10:01:00.000Z' } } as const
  world.signed_in = 'ben'
  const { outbox } = await send(drafted, saved, saved)
  expect(world.sent).toEqual([])
  expect(outbox).toBe(drafted)
  world.signed_in = 'maya'
  expect((await send(outbox, saved, saved)).outbox).toEqual(emptyOutbox)
  expect(world.sent.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['draft e1', 'draft e2'])
})

test('an answer that was turned away is still what was written', async () => {
  const one = withSubmission(emptyOutbox, submission('e1'))
  const saved = { kind: 'done', value: { updated_at: '2026-11-21T10:01:00.000Z' } } as const
  const kept = await send(one, { kind: 'refused', code: 'INVALID_REQUEST' }, { kind: 'lost' })
  expect(kept.outbox.submissions).toEqual([])
  expect(kept.outbox.drafts.e1?.patch).toMatchObject({ value: 'answer to e1' })
  expect(kept.arrivals.e1).toEqual({ kind: 'refused', code: 'INVALID_REQUEST' })
  const done = await send(kept.outbox, saved)
  expect(done.outbox).toEqual(emptyOutbox)
})

test('a question that was settled elsewhere keeps the answer of the server', async () => {
  const one = withSubmission(emptyOutbox, submission('e1'))
  const { outbox } = await send(one, { kind: 'done', value: { code: 'QUESTION_SETTLED' } })
  expect(outbox).toEqual(emptyOutbox)
  const drafted = withEdit(emptyOutbox, { id: 'e1', patch: { value: '1' }, base: '', now: 0 })
  expect((await send(drafted, { kind: 'refused', code: 'QUESTION_SETTLED' })).outbox).toEqual(
    emptyOutbox,
  )
})

test('an answer that could not be read changes nothing of how the last one was judged', async () => {
  const one = withSubmission(emptyOutbox, submission('e1'))
  const evaluation = anEvaluation({
    id: 'e1',
    value: '2(',
    verdict: 'unread',
    problem: 'unbalanced_bracket',
    scoring_rationale: 'A bracket is open.',
  })
  const { arrivals } = await send(one, { kind: 'done', value: { evaluation } })
  expect(arrivals.e1).toMatchObject({
    kind: 'unread',
    why: 'A bracket is open.',
    line: -1,
    problem: 'unbalanced_bracket',
    evaluation: { value: '2(', verdict: null },
  })
  const attempt = queryClient.getQueryData(attemptQuery(quiz_id).queryKey)
  expect(attempt?.evaluations[0]).toMatchObject({ value: '2(', verdict: null, xp_gain: 2 })
})

test('what was tried before changes nothing of how the last one was judged, and is said', async () => {
  const one = withSubmission(emptyOutbox, submission('e1'))
  const evaluation = anEvaluation({ id: 'e1', value: '28', verdict: 'repeated', tries: 1 })
  const { arrivals, outbox } = await send(one, { kind: 'done', value: { evaluation } })
  expect(arrivals.e1).toMatchObject({ kind: 'repeated', evaluation: { value: '28' } })
  expect(outbox).toEqual(emptyOutbox)
  const attempt = queryClient.getQueryData(attemptQuery(quiz_id).queryKey)
  expect(attempt?.evaluations[0]).toMatchObject({ value: '28', verdict: null, xp_gain: 2 })
})

test('a draft that is turned away holds back none after it', async () => {
  const drafted = ['e1', 'e2'].reduce(
    (outbox, id) => withEdit(outbox, { id, patch: { value: id }, base: '', now: 0 }),
    emptyOutbox,
  )
  const saved = { kind: 'done', value: { updated_at: '2026-11-21T10:01:00.000Z' } } as const
  const { outbox } = await send(drafted, { kind: 'refused', code: 'QUESTION_SETTLED' }, saved)
  expect(world.sent.map(({ id }) => id)).toEqual(['e1', 'e2'])
  expect(outbox).toEqual(emptyOutbox)
})

test('full marks are heard, and nothing else is', async () => {
  const evaluation = (is_full_marks: boolean) =>
    anEvaluation({ id: 'e1', is_full_marks, verdict: is_full_marks ? 'right' : 'partly' })
  const one = withSubmission(emptyOutbox, submission('e1'))
  await send(one, { kind: 'done', value: { evaluation: evaluation(false) } })
  expect(world.chimes).toBe(0)
  await send(one, { kind: 'done', value: { evaluation: evaluation(true) } })
  expect(world.chimes).toBe(1)
})
