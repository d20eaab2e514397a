import { expect, test } from '@playwright/test'
import { overlaps, sideways } from './page-checks.ts'

const drawn: readonly (readonly [name: string, html: string, found: readonly string[]])[] = [
  ['one under the other', '<p>Leaf</p><p>Root</p>', []],
  ['one over the other', '<p>Leaf</p><p style="margin-top: -2em">Root</p>', ['"Leaf" and "Root"']],
  ['side by side', '<p style="float: left">Leaf</p><p>Root</p>', []],
  ['a fold that is closed', '<details><summary>Leaf</summary><p>Root</p></details><p>Stem</p>', []],
  ['cut by its box', '<p style="height: 1em; overflow: hidden">Leaf<br>Stem</p><p>Root</p>', []],
  ['a bar that stays', '<p style="position: fixed; top: 0">Leaf</p><p>Root</p>', []],
]

for (const [name, html, found] of drawn) {
  test(`texts that lie over each other are found: ${name}`, async ({ page }) => {
    await page.setContent(html)
    expect(await overlaps(page)).toEqual(found)
  })
}

test('a page that can be pushed sideways is found', async ({ page }) => {
  await page.setContent('<p style="width: 200vw">Leaf</p>')
  expect(await sideways(page)).toHaveLength(1)
})
