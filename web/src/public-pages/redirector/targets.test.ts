import { expect, test } from 'vitest'
import { targetKeys, targetOf } from './targets.ts'

const link = 'https://learngrove.test/welcome?a=1&b=2'

test.each([
  ['whatsapp', 'https://wa.me'],
  ['telegram', 'https://t.me'],
  ['messenger', 'fb-messenger:'],
  ['sms', 'sms:'],
])('%s leads to its own place, whatever the text', (key, place) => {
  for (const text of ['', 'hello & bye', '#x?to=y', 'https://elsewhere.test/', '\n@evil.test/']) {
    const address = targetOf(key)?.address(text, link) ?? ''
    const { origin, protocol } = new URL(address)
    expect(place.startsWith('https:') ? origin : protocol).toBe(place)
    expect(decodeURIComponent(address)).toContain(link)
  }
})

test('nothing else is a target', () => {
  expect(targetKeys).toEqual(['whatsapp', 'telegram', 'messenger', 'sms'])
  for (const key of [null, '', 'WhatsApp', 'https://evil.test', 'constructor', '__proto__']) {
    expect(targetOf(key)).toBeUndefined()
  }
})
