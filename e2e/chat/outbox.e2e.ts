import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'outbox-of-the-talk' })

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li')
const waits = (page: Page) => page.getByText('Waits here, and is sent when the network is back.')

test('what is written without a network waits, survives a reload, and is sent once', async ({
  signInAs,
  context,
}) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await page.getByLabel('Message to Pip').fill('what is photosynthesis?')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await context.setOffline(true)
  await page.getByLabel('Message to Pip').fill('and osmosis?')
  await page.keyboard.press('Enter')
  await expect(waits(page)).toBeVisible()
  await expect(messages(page)).toHaveCount(3)
  // The page is loaded anew, and the way to the tutor is still not there.
  await context.route('**/chat/stream**', (route) => route.abort('internetdisconnected'))
  await context.setOffline(false)
  await page.reload()
  await expect(messages(page).last()).toContainText('and osmosis?')
  await expect(waits(page)).toBeVisible()
  await context.unroute('**/chat/stream**')
  await expect(messages(page)).toHaveCount(4)
  await expect(waits(page)).toBeHidden()
  await page.reload()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).nth(2)).toContainText('and osmosis?')
})

test('what waits is gone from the device when its writer signs out', async ({
  signInAs,
  context,
}) => {
  const page = await signInAs('student')
  await page.goto('/student/v2/chat')
  await context.route('**/chat/stream**', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('Message to Pip').fill('my own words')
  await page.keyboard.press('Enter')
  await expect(waits(page)).toBeVisible()
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('learngrove-kept')
          opening.onsuccess = () => {
            const all = opening.result.transaction('answers').objectStore('answers').getAll()
            all.onsuccess = () => resolve(JSON.stringify(all.result))
          }
        }),
    )
  await expect.poll(kept).toContain('my own words')
  await page.goto('/student/profile')
  // Where else one is signed in can be ended too, by buttons that begin alike.
  await page.getByRole('button', { name: 'Sign out', exact: true }).press('Enter')
  await expect(page).toHaveURL(/login/)
  await expect.poll(kept).not.toContain('my own words')
})
