import { beforeEach, expect, test, vi } from 'vitest'

const sent: unknown[] = []
vi.mock('./public-call.ts', () => ({
  publicCall: async (...call: unknown[]) => {
    sent.push(call)
    throw new Error('No network')
  },
}))
const { countEvent } = await import('./count-event.ts')

beforeEach(() => void sent.splice(0))

test('an event is sent by its name alone, and a lost one disturbs nobody', async () => {
  countEvent('demo_begun', {})
  await Promise.resolve()
  expect(sent).toEqual([['POST /analysis/analytics-event', { body: { event: 'demo_begun' } }]])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'nothing is sent where the browser says %j',
  (browser) => {
    countEvent('demo_begun', browser)
    expect(sent).toEqual([])
  },
)

test.each([{ doNotTrack: '0' }, { doNotTrack: null }, { globalPrivacyControl: false }])(
  'it is sent where the browser says %j',
  (browser) => {
    countEvent('demo_finished', browser)
    expect(sent).toHaveLength(1)
  },
)
