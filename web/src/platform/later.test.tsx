import { expect, test, vi } from 'vitest'
import { later } from './later.tsx'

test('what does not come is asked for until it does, once for all who ask', async () => {
  vi.useFakeTimers()
  const Part = () => null
  const load = vi.fn().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Part)
  const { fetchAhead } = later(load)
  fetchAhead()
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(2)
  fetchAhead()
  await vi.runAllTimersAsync()
  expect(load).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
