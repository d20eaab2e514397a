import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocumentProxy } from 'unpdf'

const names = [
  'soffice',
  'libreoffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  String.raw`C:\Program Files\LibreOffice\program\soffice.exe`,
]
const answerMs = 30_000
const openMs = 120_000

/** Finds an office program on this machine, with its version; undefined where there is none. */
export function findOffice(): { readonly command: string; readonly version: string } | undefined {
  for (const command of names) {
    const { status, stdout } = spawnSync(command, ['--version'], { timeout: answerMs })
    if (status === 0) return { command, version: String(stdout).trim() }
  }
  return undefined
}

/** Opens a Word document with an office program and returns how many pages it prints; throws where it cannot. */
export async function printedPages(command: string, bytes: Uint8Array): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'learngrove-office-'))
  try {
    writeFileSync(join(folder, 'sheet.docx'), bytes)
    // A profile of its own: one that is open elsewhere would take the call over and answer nothing.
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const flags = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder]
    const made = spawnSync(command, [...flags, join(folder, 'sheet.docx')], { timeout: openMs })
    if (made.status !== 0) throw new Error(`It ended with ${made.status}: ${made.stderr}`)
    const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(folder, 'sheet.pdf'))))
    return pdf.numPages
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
