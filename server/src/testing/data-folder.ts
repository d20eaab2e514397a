import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import './engine.ts'

/**
 * A data folder for a server of the test's own, gone with the test. An embedded database is in it
 * and up to date: to make one takes a server longer than all that a test asks of it.
 */
export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-data-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const engine = inject('engine')
  if ('folder' in engine) cpSync(engine.folder, join(folder, 'database'), { recursive: true })
  return folder
}
