import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { brands } from '#platform/brands.ts'

type Page = { readonly title?: string; readonly html?: string; readonly is_listed?: boolean }

type Site = {
  readonly pages?: Readonly<Record<string, Page & { readonly data?: string }>>
  readonly paths?: readonly string[]
  readonly choices?: readonly string[]
}

const page = { title: 'A page - {{brand}}', description: '', html: '', is_listed: true }

/** A folder with a site as the build leaves it, with these pages. It goes with the tests of its file. */
export function builtSite({ pages = {}, paths = [], choices = [] }: Site = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-site-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const whole = Object.entries(pages).map(([address, given]) => [address, { ...page, ...given }])
  const known = Object.keys(pages).map((address) => address.split('?')[0])
  const ahead = {
    pages: Object.fromEntries(whole),
    lost: { ...page, title: 'Lost - {{brand}}', html: '<h1>There is no page here</h1>' },
    paths: [...known, ...paths],
    choices,
    signs: { learngrove: '<path/>', school: '<circle/>' },
  }
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en-GB"><head><!--site--></head><body><!--page--></body></html>',
  )
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(ahead))
  mkdirSync(join(folder, 'brands'))
  for (const key of [...brands.map((brand) => brand.key), 'school']) {
    writeFileSync(
      join(folder, `brands/${key}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg"><title>${key}</title><rect rx="1" fill="#1f7a4d"/></svg>`,
    )
  }
  return folder
}
