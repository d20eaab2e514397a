import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const mark = '__stays'
const marked = (page: Page) => page.evaluate((name) => name in window, mark)

/** Opens home, and marks the document, so that it shows whether it was loaded anew. */
async function openHome(page: Page) {
  await page.goto(pages.studentDashboard())
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await page.waitForLoadState('networkidle')
  await page.evaluate((name) => Object.assign(window, { [name]: true }), mark)
}

const library = (page: Page) => page.getByRole('link', { name: 'Library' }).first()

test('a page whose scripts a bad network lost is not loaded anew, and nothing of it is taken away', async ({
  page,
  signInAs,
}) => {
  await signInAs('student')
  await openHome(page)
  await page.route('**/assets/**', (route) => route.abort())
  await library(page).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Hello')
  expect(await marked(page)).toBe(true)
})

test('a page of a version that is gone from the server comes with the new one', async ({
  page,
  signInAs,
}) => {
  await signInAs('student')
  await openHome(page)
  let isNew = false
  await page.route('**/assets/**', (route) => {
    const isAsked = route.request().method() === 'HEAD'
    const isGone = !isNew
    isNew ||= isAsked
    return isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()
  })
  const loaded = page.waitForEvent('load')
  await library(page).click()
  await loaded
  await expect(page).toHaveURL(new RegExp(`${pages.library()}$`))
  expect(await marked(page)).toBe(false)
})
