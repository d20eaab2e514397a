import { expect, test } from 'vitest'
import { handlingOf, isStudentPage, linkedFiles, spentShells } from './shell-rules.ts'

const origin = 'https://grove.test'
const get = (path: string, mode = 'no-cors', method = 'GET') =>
  handlingOf({ method, mode, url: new URL(path, origin).href }, origin)

test.each([
  ['/student/dashboard', 'navigate', 'page'],
  ['/assets/first-1.js', 'no-cors', 'hashed'],
  ['/chatbot/themes/abc.css', 'no-cors', 'hashed'],
  ['/brand/icon.svg', 'no-cors', 'named'],
  ['/icon-192.png', 'no-cors', 'named'],
  ['/api/v1/quiz', 'cors', 'leave'],
  ['/api/v1/quiz/1', 'navigate', 'leave'],
  ['/sw.js', 'same-origin', 'leave'],
  ['https://elsewhere.test/assets/x.js', 'no-cors', 'leave'],
])('%s as %s: %s', (path, mode, handling) => expect(get(path, mode)).toBe(handling))

test('nothing that changes something is ever answered from the device', () => {
  expect(get('/student/dashboard', 'navigate', 'POST')).toBe('leave')
})

test("a student's page is known under the prefix of the portal too", () => {
  expect(isStudentPage(`${origin}/student/quiz/1?question=2`, '/')).toBe(true)
  expect(isStudentPage(`${origin}/chatbot/student/library`, '/chatbot/')).toBe(true)
  expect(isStudentPage(`${origin}/welcome`, '/')).toBe(false)
})

test('what a document and its colours ask for is found, each once, and nothing of another site', () => {
  const html = `<link rel="stylesheet" href="/themes/a1.css" /><link rel="icon" href="/brand/icon.svg" />
    <script src="/assets/index-1.js"></script><a href="/login">in</a><a href="//elsewhere.test/assets/x">x</a>
    <link href="/themes/a1.css" />`
  expect(linkedFiles(html)).toEqual(['/themes/a1.css', '/brand/icon.svg', '/assets/index-1.js'])
  expect(linkedFiles(':root{--logo:url(/brand/logo-1.webp)}')).toEqual(['/brand/logo-1.webp'])
})

test('the shell of the build before stays for a quiz that is open, and older ones go', () => {
  const names = ['shell / a', 'other', 'shell /chatbot/ z', 'shell / b', 'shell / c']
  expect(spentShells(names, 'shell / ', 'shell / c')).toEqual(['shell / a'])
  expect(spentShells(['shell / c'], 'shell / ', 'shell / c')).toEqual([])
})
