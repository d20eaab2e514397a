import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSilence } from './watch-silence.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const ms = 1_000

test('it acts once, when nothing was done for so long', () => {
  const [act, page] = [vi.fn(), new EventTarget()]
  watchSilence(act, ms, page)
  vi.advanceTimersByTime(ms - 1)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(ms * 5)
  expect(act).toHaveBeenCalledTimes(1)
})

test('whoever does something is waited for anew', () => {
  const [act, page] = [vi.fn(), new EventTarget()]
  watchSilence(act, ms, page)
  vi.advanceTimersByTime(ms - 100)
  page.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(ms - 100)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(act).toHaveBeenCalledTimes(1)
})

test('nothing comes of it after the watch has ended', () => {
  const act = vi.fn()
  watchSilence(act, ms, new EventTarget())()
  vi.advanceTimersByTime(ms * 5)
  expect(act).not.toHaveBeenCalled()
})
