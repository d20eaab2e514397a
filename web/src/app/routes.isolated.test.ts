import { matchRoutes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { accountPaths } from '#accounts/staff.paths.ts'
import { authPaths } from '#auth/auth.paths.ts'
import { usersPaths } from '#families/families.paths.ts'
import { studentPaths } from '#home/home.paths.ts'
import { publicPaths } from '#public-pages/public-pages.paths.ts'
import { safeguardingPaths } from '#safeguarding/safeguarding.paths.ts'
import { subscriptionPaths } from '#subscription/subscription.paths.ts'

// Only the table of pages is looked at; the session that its guards read is the browser's.
vi.stubGlobal('localStorage', { getItem: () => null })
const { routes } = await import('./routes.ts')

/** Every address that a link can be made to. A page with a parameter is asked for by a sample of it. */
const paths = Object.entries({
  accountPaths,
  authPaths,
  publicPaths,
  safeguardingPaths,
  studentPaths,
  subscriptionPaths,
  usersPaths,
}).flatMap(([area, made]) =>
  Object.entries(made).map(([name, path]) => [`${area}.${name}`, path('sample')] as const),
)

test.each(paths)('%s leads to a page of its own', (_name, path) => {
  const page = matchRoutes(routes, path)?.at(-1)?.route
  expect(page?.path).toBeDefined()
  expect(page?.path).not.toBe('*')
  expect(page?.lazy ?? page?.Component).toBeTypeOf('function')
})

test('every page that the table names has its paths in an area', () => {
  const all = (list: typeof routes): string[] =>
    list.flatMap(({ path, children }) => [...(path ? [path] : []), ...all(children ?? [])])
  const known = paths.map(([, path]) => path.replace(/(\?.*)?sample/, ''))
  const others = ['/', '*', '/gallery']
  for (const path of all(routes).filter((each) => !others.includes(each))) {
    expect(known).toContain(path.replace(/:\w+/, ''))
  }
})

test('an address that nobody knows gets the page that says so', () => {
  expect(matchRoutes(routes, '/no/such/page')?.at(-1)?.route.path).toBe('*')
})
