import { expect, test } from 'vitest'
import { createSheetStore, type Draft, type Sent } from './sheet-store.ts'
import type { MadeSheet } from './worksheets.data.ts'

const sheet: MadeSheet = {
  ...{ id: 's', title: 'Ratio', course_id: 'c', class_id: 'k', is_draft: true, tags: [] },
  ...{ num_question_to_complete: null, time_limit: null, blueprint: null, request: null },
  has_versions: false,
  ...{ revision: 3, updated_at: '2026-11-28T10:00:00Z', num_assignments: 0, num_begun: 0 },
  questions: [],
}

/** A store whose timers run when they are told to, and whose server answers when it is told to. */
function world() {
  const asked: { draft: Draft; revision: number; answer: (sent: Sent) => void }[] = []
  let timer: (() => void) | undefined
  const store = createSheetStore({
    sheet,
    send: (draft, revision) => new Promise((answer) => asked.push({ draft, revision, answer })),
    later: (act) => {
      timer = act
      return () => {
        timer = undefined
      }
    },
  })
  const rest = () => {
    const act = timer
    timer = undefined
    act?.()
  }
  return { store, asked, rest, settle: () => new Promise((done) => setTimeout(done)) }
}

test('a change is shown at once and sent when the hand rests, with the revision that it changes', async () => {
  const { store, asked, rest, settle } = world()
  store.change({ title: 'Ratio 2' })
  expect(store.get()).toMatchObject({ draft: { title: 'Ratio 2' }, kept: 'waiting' })
  expect(asked).toHaveLength(0)
  rest()
  expect(store.get().kept).toBe('saving')
  expect(asked[0]).toMatchObject({ revision: 3, draft: { title: 'Ratio 2' } })
  asked[0]?.answer({ revision: 4 })
  await settle()
  expect(store.get().kept).toBe('saved')
})

test('what is changed while it is sent is sent after it, with the next revision', async () => {
  const { store, asked, rest, settle } = world()
  store.change({ title: 'A' })
  rest()
  store.change({ title: 'B' })
  rest()
  expect(asked).toHaveLength(1)
  asked[0]?.answer({ revision: 4 })
  await settle()
  expect(store.get().kept).toBe('saving')
  expect(asked[1]).toMatchObject({ revision: 4, draft: { title: 'B' } })
})

test('without a network it is tried again, and nothing is lost', async () => {
  const { store, asked, rest, settle } = world()
  store.change({ title: 'A' })
  rest()
  asked[0]?.answer({ problem: 'offline' })
  await settle()
  expect(store.get()).toMatchObject({ kept: 'offline', draft: { title: 'A' } })
  rest()
  expect(asked).toHaveLength(2)
})

test('what another window has changed is not written over', async () => {
  const { store, asked, rest, settle } = world()
  store.change({ title: 'A' })
  rest()
  asked[0]?.answer({ problem: 'elsewhere' })
  await settle()
  store.change({ title: 'B' })
  rest()
  expect(store.get().kept).toBe('elsewhere')
  expect(asked).toHaveLength(1)
})

test('changes are taken back one by one, and done again; typing in one field is one', () => {
  const { store } = world()
  store.change({ title: 'A' }, true)
  store.change({ title: 'AB' }, true)
  store.change({ time_limit: 30 })
  store.undo()
  expect(store.get().draft).toMatchObject({ title: 'AB', time_limit: null })
  store.undo()
  expect(store.get()).toMatchObject({ draft: { title: 'Ratio' }, canUndo: false, canRedo: true })
  store.undo()
  store.redo()
  store.redo()
  expect(store.get()).toMatchObject({ draft: { title: 'AB', time_limit: 30 }, canRedo: false })
  store.change({ title: 'C' })
  expect(store.get().canRedo).toBe(false)
})
