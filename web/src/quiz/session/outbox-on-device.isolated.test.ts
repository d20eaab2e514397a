import { beforeEach, expect, test, vi } from 'vitest'
import { emptyOutbox, type Submission, withEdit, withoutDraft, withSubmission } from './outbox.ts'
import { quizzesKept, readOutbox, writeChanges } from './outbox-on-device.ts'

/** Stands in for the browser's database, which writes a moment after it was asked to. */
const device = vi.hoisted(() => ({ kept: new Map<string, unknown>(), isFull: false }))
const write = async (change: () => void) => {
  await new Promise((resolve) => setTimeout(resolve))
  if (device.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  change()
}
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  entries: async () => [...device.kept],
  keys: async () => [...device.kept.keys()],
  set: (key: string, entry: unknown) => write(() => device.kept.set(key, entry)),
  del: (key: string) => write(() => device.kept.delete(key)),
}))

const mine = { user_id: 'maya', quiz_id: 'q1' }
const drafted = withEdit(emptyOutbox, { id: 'e1', patch: { value: '1' }, base: '', now: 0 })
const submission = (id: string, queued_at: number): Submission => ({
  ...{ id, attempt_key: `key of ${id}`, value: id, selected_option: null },
  ...{ time_spent: 0, num_options_clicked: 0, queued_at, is_tried: false },
})

beforeEach(() => {
  device.kept.clear()
  device.isFull = false
})

test('what was written is there once the writing is over, in the order of handing in', async () => {
  const later = withSubmission(drafted, submission('e3', 2))
  const both = { ...later, submissions: [...later.submissions, submission('e2', 1)] }
  await writeChanges(mine, emptyOutbox, both)
  const { drafts, submissions } = await readOutbox(mine)
  expect(drafts).toEqual(both.drafts)
  expect(submissions.map(({ id }) => id)).toEqual(['e2', 'e3'])
})

test('only what differs is written, and what is gone is deleted', async () => {
  const after = withSubmission(drafted, submission('e2', 1))
  await writeChanges(mine, drafted, after)
  expect([...device.kept.keys()]).toEqual(['maya/q1/submission/key of e2'])
  await writeChanges(mine, after, withoutDraft({ ...after, submissions: [] }, 'e1'))
  expect(device.kept.size).toBe(0)
})

test('nobody reads what is kept for somebody else, or of another quiz', async () => {
  await writeChanges(mine, emptyOutbox, drafted)
  expect(await readOutbox({ ...mine, user_id: 'ben' })).toEqual(emptyOutbox)
  expect(await readOutbox({ ...mine, quiz_id: 'q2' })).toEqual(emptyOutbox)
  await writeChanges(
    { ...mine, quiz_id: 'q2' },
    emptyOutbox,
    withSubmission(drafted, submission('e1', 0)),
  )
  expect((await quizzesKept('maya')).toSorted()).toEqual(['q1', 'q2'])
  expect(await quizzesKept('ben')).toEqual([])
})

test('a device that has no room says so', async () => {
  device.isFull = true
  await expect(writeChanges(mine, emptyOutbox, drafted)).rejects.toThrow('quota')
})
