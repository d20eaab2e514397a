import { expect, test } from '@playwright/test'
import { walkStops } from './tab-order.ts'

const ring = '<style>:focus { outline: 2px solid black }</style>'

const drawn: readonly (readonly [name: string, html: string, found: readonly string[]])[] = [
  ['in their order', '<a href="#">Leaf</a><p><a href="#">Root</a></p>', []],
  ['without a ring', '<button style="outline: none">Leaf</button>', ['button  "Leaf" has no ring']],
  [
    'under something else',
    '<a href="#">Leaf</a><div style="position: fixed; inset: 0"></div>',
    ['a  "Leaf" is out of sight: 0 %'],
  ],
  [
    'in no order',
    '<p style="margin-top: 9em"><a href="#">Leaf</a></p><p style="margin-top: -9em"><a href="#">Root</a></p>',
    ['a  "Leaf" and a  "Root" are in no order'],
  ],
  [
    'left out',
    '<a href="#">Leaf</a><button onkeydown="event.preventDefault()">Stem</button><a href="#">Root</a>',
    ['a  "Root" is left out', 'The Tab key does not come to the end'],
  ],
]

for (const [name, html, found] of drawn) {
  test(`stops of the Tab key are found: ${name}`, async ({ page }) => {
    await page.setContent(ring + html)
    expect(await walkStops(page)).toEqual(found)
  })
}

test('a walk back finds what is in no order, too', async ({ page }) => {
  await page.setContent(`${ring}<p style="margin-top: 9em"><a href="#">Leaf</a></p>
    <p style="margin-top: -9em"><a href="#">Root</a></p>`)
  expect(await walkStops(page, 'back')).toEqual(['a  "Root" and a  "Leaf" are in no order'])
})
