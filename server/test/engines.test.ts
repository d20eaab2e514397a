import { globSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@learngrove/contract'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')

// Most tests of the API run on PostgreSQL alone: what an area asks of a database runs on both.
/** Writes the contract's `mockExams` as its folder is named: `mock-exams`. */
const folderOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test.each(Object.keys(contract).map(folderOf))(
  '%s has a journey that runs on both engines',
  (area) => {
    expect(globSync(`${area}/**/*.engine.test.ts`, { cwd: src })).not.toEqual([])
  },
)
