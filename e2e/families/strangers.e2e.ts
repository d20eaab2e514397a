import { apiOf, logIn, signedIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { join, makeChild } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

test('another family’s child is nobody’s to open', async ({ browser, server }) => {
  const { id } = await makeChild(await join(server.url, 'parent'))
  const user = await logIn(server.url, 'parent')
  const stranger = apiOf(server.url, user.access_token)
  const asked = stranger.call('GET /users/children/{id}/week', { params: { id } })
  await expect(asked).rejects.toThrow('404')
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: signedIn(server.url, user),
  })
  const page = await context.newPage()
  await page.goto(`/aiacademy/child/${id}/manage`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Ada', { exact: false })).toHaveCount(0)
  await context.close()
})
