import { routePath } from '@learngrove/contract/page'
import { pages } from '@learngrove/contract/pages'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'

// Only the table of pages is looked at; the session that its guards read is the browser's.
vi.stubGlobal('localStorage', { getItem: () => null })
const { routes, sitePages } = await import('./routes.ts')

test.each(Object.entries(pages))('%s leads to a page of its own', (_name, page) => {
  const address = page.path.replace(/\{\w+\}/g, 'sample')
  const found = matchRoutes(routes, address)?.at(-1)?.route
  expect(found?.path).toBe(routePath(page))
  expect(found?.lazy ?? found?.Component).toBeTypeOf('function')
})

test('every page is drawn by one area, and by one alone', () => {
  const drawn = sitePages.map(({ page }) => page.path)
  expect(drawn.toSorted()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .toSorted(),
  )
})

test('there is no route beside the pages', () => {
  const all = (list: RouteObject[]): string[] =>
    list.flatMap(({ path, children }) => [...(path ? [path] : []), ...all(children ?? [])])
  const others = ['/', '*', '/gallery']
  const known = new Set(Object.values(pages).map((page) => routePath(page)))
  expect(all(routes).filter((path) => !known.has(path) && !others.includes(path))).toEqual([])
})

test('an address that nobody knows gets the page that says so', () => {
  expect(matchRoutes(routes, '/no/such/page')?.at(-1)?.route.path).toBe('*')
})
