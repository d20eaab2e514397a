import { expect, test } from 'vitest'
import { themeSheet } from './theme.ts'

const picture = { width: 480, height: 120, is_opaque: true, made_for: 480 }
const at = (name: string, fields = {}) => ({ ...picture, address: `/brand/${name}`, ...fields })

test('nothing set is no sheet', () => {
  expect(themeSheet({})).toMatchObject({ css: '', colours: {}, pictures: [] })
})

test('colours and pictures are custom properties of their own names', () => {
  const { css, pictures } = themeSheet(
    { primary: '#1f7a4d', accent2: '#abcdef' },
    { mascot: [at('mascot-1.webp')], favicon: [at('favicon-1.png')] },
  )
  expect(css).toBe(':root{--primary:#1f7a4d;--accent2:#abcdef;--mascot:url(/brand/mascot-1.webp)}')
  // The favicon is the window's, and no page draws it.
  expect(pictures).toEqual(['mascot'])
})

test('telephones get the small size, all others the large one', () => {
  const { css } = themeSheet({}, { login: [at('small.webp'), at('large.webp')] })
  expect(css).toBe(
    ':root{--login:url(/brand/small.webp)}@media (min-width: 760px){:root{--login:url(/brand/large.webp)}}',
  )
})

test.each([
  [true, '--logo:url(/brand/l.webp);--logo-ratio:4.000'],
  [false, '--logo:url(/brand/l.webp);--logo-ratio:4.000;--logo-plate:#fff'],
])('a logo brings its shape, and a plate where something shines through: %s', (is_opaque, css) => {
  expect(themeSheet({}, { logo: [at('l.webp', { is_opaque })] }).css).toBe(`:root{${css}}`)
})

test('another picture is another sheet', () => {
  const hashes = ['a', 'b'].map((name) => themeSheet({}, { mascot: [at(name)] }).hash)
  expect(new Set(hashes).size).toBe(2)
})

test('what is no colour never reaches a sheet', () => {
  const { css } = themeSheet({ primary: 'red;}body{display:none', other: '#123456' })
  expect(css).toBe('')
})
