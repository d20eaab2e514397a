import { ApiError } from '@learngrove/contract/call'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Submission } from './outbox.ts'
import { sendSubmission } from './session.calls.ts'

const calls = vi.hoisted(() => ({ files: vi.fn(), stream: vi.fn() }))
vi.mock('#questions/files/files.send.ts', () => ({ sendFiles: calls.files }))
vi.mock('./session.server-clock.ts', () => ({ onServer: async () => '2026-09-01T08:00:00.000Z' }))
vi.mock('#platform/api.ts', () => ({
  call: vi.fn(),
  stream: async function* (...asked: unknown[]) {
    calls.stream(...asked)
    yield { event: 'error', data: { id: 'e1', code: 'NOT_FOUND' } }
  },
}))

const submission = (file_ids: string[] | null): Submission => ({
  ...{ id: 'e1', attempt_key: 'k1', value: null, selected_option: null, file_ids },
  ...{ time_spent: 1, num_options_clicked: 0, queued_at: 1, is_tried: false },
})

beforeEach(() => {
  calls.files.mockReset().mockResolvedValue(undefined)
  calls.stream.mockReset()
})

test('an answer goes only after its files', async () => {
  calls.files.mockImplementation(async () => expect(calls.stream).not.toHaveBeenCalled())
  const outcome = await sendSubmission('q1', submission(['f1', 'f2']))
  const target = { quiz_id: 'q1', evaluation_question_id: 'e1' }
  expect(calls.files).toHaveBeenCalledExactlyOnceWith(target, ['f1', 'f2'])
  expect(calls.stream).toHaveBeenCalledOnce()
  expect(outcome).toMatchObject({ kind: 'done' })
})

test('where a file does not get through, the answer waits with it', async () => {
  calls.files.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await sendSubmission('q1', submission(['f1']))).toEqual({ kind: 'lost' })
  const problem = { code: 'TOO_MANY_FILES', request_id: '' }
  calls.files.mockRejectedValue(new ApiError(409, problem))
  expect(await sendSubmission('q1', submission(['f1']))).toEqual({
    kind: 'refused',
    code: 'TOO_MANY_FILES',
  })
  expect(calls.stream).not.toHaveBeenCalled()
})

test('an answer without files asks for none', async () => {
  await sendSubmission('q1', submission(null))
  expect(calls.files).not.toHaveBeenCalled()
})
