import { type Page, page, routePath } from '@learngrove/contract/page'
import { pages } from '@learngrove/contract/pages'
import { callers } from '@learngrove/contract/roles'
import { expect, test } from 'vitest'

const list: [string, Pick<Page, 'path' | 'who' | 'title'>][] = Object.entries(pages)

test('pages.txt lists every page and who may open it', async () => {
  const lines = list.map(([name, { path, who, title }]) =>
    [path.padEnd(56), name.padEnd(20), String(who).padEnd(28), title].join(' '),
  )
  await expect(`${lines.sort().join('\n')}\n`).toMatchFileSnapshot('../pages.txt')
})

test('no two pages share an address, and none is for nobody', () => {
  const paths = list.map(([, { path }]) => path.replace(/\{\w+\}/g, '{}'))
  expect(paths).toEqual([...new Set(paths)])
  for (const [name, { who }] of list) {
    const isKnown =
      who === 'public' || (who.length > 0 && who.every((one) => callers.includes(one)))
    expect(isKnown, name).toBe(true)
  }
})

const quiz = page('/quiz/{quizId}/part/{part}', 'public', 'Quiz', { query: ['to', 'from'] })

test('a link puts every value where it belongs, and encodes it', () => {
  expect(quiz({ quizId: 'a/b', part: '2' })).toBe('/quiz/a%2Fb/part/2')
  expect(quiz({ quizId: 'a', part: '2', to: '/x?y=1', from: undefined })).toBe(
    '/quiz/a/part/2?to=%2Fx%3Fy%3D1',
  )
  expect(quiz({ quizId: 'a', part: '2', from: '' })).toBe('/quiz/a/part/2')
})

test('a router reads the address with colons', () => {
  expect(routePath(quiz)).toBe('/quiz/:quizId/part/:part')
})
