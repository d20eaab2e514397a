import { expect, test } from 'vitest'
import { contrastOf, enough } from '#schools/contrast.ts'
import { brandOf, brands, doorOf } from './brands.ts'

test.each([
  ['localhost', 'learngrove'],
  ['127.0.0.1', 'learngrove'],
  ['illume.localhost', 'illume'],
  ['www.ILLUME.example', 'illume'],
  ['chat.aiacademy.example', 'aiacademy'],
  ['notillume.example', 'learngrove'],
  ['ingenius.learngrove.example', 'ingenius'],
  ['lumineelearning.example', 'lumineelearning'],
])('the host %s is %s', (host, key) => {
  expect(brandOf(host).key).toBe(key)
})

test.each([
  ['learngrove.example', '/welcome', false, false],
  ['chat.learngrove.example', '/', true, false],
  ['learngrove.example', '/chatbot', true, false],
  ['learngrove.example', '/chatbot/login', true, false],
  ['learngrove.example', '/chatbots', false, false],
  ['teach.illume.example', '/', false, true],
])('%s%s: portal %s, teach %s', (host, path, is_portal, is_teach) => {
  expect(doorOf(host, path)).toMatchObject({ is_portal, is_teach })
})

test('there are five brands, one of them still to come', () => {
  expect(brands).toHaveLength(5)
  expect(brands.filter(({ is_coming_soon }) => is_coming_soon)).toHaveLength(1)
  expect(new Set(brands.map(({ name }) => name)).size).toBe(5)
})

test('white reads on every colour that a brand gives its buttons', () => {
  for (const { theme, portal_theme } of brands)
    for (const { primary } of [theme, portal_theme])
      if (primary) expect(contrastOf(primary, '#ffffff')).toBeGreaterThanOrEqual(enough)
})
