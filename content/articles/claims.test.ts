import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { pages } from '@learngrove/contract/pages'
import { describe, expect, test } from 'vitest'
import {
  addressesIn,
  claimsWithoutKeeper,
  claimsWithoutText,
  type Ground,
  linksOf,
  promises,
  type Text,
} from './check-texts.ts'
import { claims } from './claims.ts'
import { features } from './features.ts'

const ofPlatform = Object.values(pages).flatMap(({ path, is_of_platform }) =>
  is_of_platform ? [path] : [],
)

const root = new URL('../../', import.meta.url)
const read = (file: string) =>
  existsSync(new URL(file, root)) ? readFileSync(new URL(file, root), 'utf8') : undefined

/** What visitors and families read: the texts, and the words of the pages. */
const filesOf = (folder: string, wanted: RegExp): Text[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => wanted.test(path))
    .map((path) => ({ place: folder + path, body: read(folder + path) ?? '' }))

const articles = filesOf('content/articles/', /^(pages|blog|release-notes)\/.*\.md$/)
const wordFiles = ['public-pages', 'auth', 'accounts', 'families', 'subscription'].flatMap((area) =>
  filesOf(`web/src/${area}/`, /(\.words\.ts|coming-soon-page\.tsx)$/),
)
const letters = filesOf('server/src/', /(letters|emails)\.ts$/)
const texts = [...articles, ...wordFiles, ...letters]

const paths = Object.values(pages).map(
  ({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
)
const hasPage = (address: string) => {
  const [path = ''] = address.split(/[?#]/)
  return path === '/' || paths.some((known) => known.test(path))
}
const calls = new Set(
  (read('contract/routes.txt') ?? '')
    .split('\n')
    .map((line) => line.split(/\s+/).slice(0, 2).join(' ')),
)
const ground: Ground = { read, calls, hasPage }

test('every claim stands in a text', () => {
  expect(claimsWithoutText(claims, texts)).toEqual([])
})

test('every claim is kept by something that is there', () => {
  expect(claimsWithoutKeeper(claims, ground)).toEqual([])
})

describe.each(texts)('$place', (text) => {
  test('speaks of no feature whose page is not there', () => {
    expect(promises(text, features, hasPage)).toEqual([])
  })

  test('leads only to pages that are there', () => {
    const leads = text.place.endsWith('.md') ? linksOf(text.body) : addressesIn(text.body)
    expect(leads.filter((address) => !hasPage(address))).toEqual([])
  })
})

/** These stand on a school's own site as well, under the school's name. */
const ofSchoolsToo = ['privacy-policy', 'terms-condition', 'support', 'companion-intro']

test.each(ofSchoolsToo)(
  '%s says whose service it is, and leads to no page that a school has not',
  (name) => {
    const { body = '' } = articles.find(({ place }) => place.endsWith(`/${name}.md`)) ?? {}
    expect(body).not.toBe('')
    expect(body).not.toContain('{{brand}}')
    const sales = linksOf(body).filter((link) =>
      ofPlatform.some((path) => path === link.split('?')[0]),
    )
    expect(sales).toEqual([])
  },
)

describe('what is planted is found', () => {
  const empty: Ground = { read: () => undefined, calls: new Set(), hasPage: () => false }

  test('a claim whose sentence was changed', () => {
    const [claim] = claims
    expect(claimsWithoutText(claims.slice(0, 1), [{ place: 'a', body: 'Other words.' }])).toEqual([
      claim?.says,
    ])
  })

  test('a claim that nothing keeps', () => {
    const all = claims.reduce((sum, { kept_by }) => sum + kept_by.length, 0)
    expect(claimsWithoutKeeper(claims, empty)).toHaveLength(all)
  })

  test.each([
    'Streaks, points and the weekly league.',
    'Real lessons for you.',
    'You can change any mark.',
    'Try the guided demo.',
    'Your basket is kept.',
  ])('%s', (body) => {
    expect(promises({ place: 'a', body }, features, empty.hasPage)).toHaveLength(1)
    expect(promises({ place: 'a', body }, features, () => true)).toEqual([])
  })

  test('and what is said not to be there is let be', () => {
    for (const body of ['There is no league.', '## What does not exist yet\n\n- Mock exams.\n'])
      expect(promises({ place: 'a', body }, features, empty.hasPage)).toEqual([])
  })

  test('a link to a page that is not there', () => {
    expect(hasPage('/demo/no-such-page')).toBe(false)
    expect(hasPage('/welcome?for=schools')).toBe(true)
    expect(linksOf('[a](/demo/guided-demo)')).toEqual(['/demo/guided-demo'])
    expect(addressesIn("to: '/aiacademy/referral/faq'")).toEqual(['/aiacademy/referral/faq'])
  })
})
