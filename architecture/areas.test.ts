import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@learngrove/contract'
import { expect, test } from 'vitest'
import { root } from './house.ts'

const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const table = /## Areas\n(.*?)\n## /s.exec(page)?.[1] ?? ''
const rows = [
  ...table.matchAll(/^\| `([\w-]+)` \| [^|]+ \| (yes|–) \| (yes|–) \| (yes|–) \|$/gm),
].map(([, area = '', inContract, inServer, inWeb]) => ({
  area,
  contract: inContract === 'yes',
  server: inServer === 'yes',
  web: inWeb === 'yes',
}))

/** Lists the folders of a floor that are no areas. */
const floors = {
  server: ['app', 'platform', 'mail', 'testing', 'demo'],
  web: ['app', 'platform', 'ui', 'forms', 'lists'],
} as const

const foldersOf = (floor: keyof typeof floors) =>
  readdirSync(join(root, floor, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !floors[floor].some((name) => name === entry.name))
    .map(({ name }) => name)
    .toSorted()

/** Writes the contract's `mockExams` as its folders are named: `mock-exams`. */
const folderOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const areasIn = (column: 'contract' | 'server' | 'web') =>
  rows.filter((row) => row[column]).map(({ area }) => area)

test('the table of areas says what is there', () => {
  expect(areasIn('contract').toSorted()).toEqual(Object.keys(contract).map(folderOf).toSorted())
  expect(areasIn('server').toSorted()).toEqual(foldersOf('server'))
  expect(areasIn('web').toSorted()).toEqual(foldersOf('web'))
})

test('journeys stand in the folder of an area', () => {
  const others = ['app', 'states', 'support']
  const folders = readdirSync(join(root, 'e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  const known = [...rows.map(({ area }) => area), ...others]
  expect(folders.filter((name) => !known.includes(name))).toEqual([])
})

test.each([
  'One answer, from the page to its row',
  'One message to the tutor, from the page to its answer',
])('the walk “%s” names files that are there, at most fourteen', (title) => {
  const walk = page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const files = [...walk.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(7)
  expect(files.length).toBeLessThanOrEqual(14)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
