import { parentPort } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'
import { pagePicture } from './page-picture.ts'
import type { PdfResult, PdfTask } from './pdf.ts'

/** More pixels than A4 has at 600 dots an inch are not opened. */
const mostPixels = 40_000_000

const pieces: Buffer[] = []
let pdf: Awaited<ReturnType<typeof getDocumentProxy>> | undefined

async function answerTo(task: PdfTask): Promise<PdfResult> {
  if ('piece' in task) {
    pieces.push(Buffer.from(task.piece, 'base64'))
    return { num_pages: 0 }
  }
  if ('open' in task) {
    const bytes = Uint8Array.from(Buffer.concat(pieces.splice(0)))
    pdf = await getDocumentProxy(bytes, { verbosity: 0, maxImageSize: mostPixels })
    return { num_pages: pdf.numPages }
  }
  // Another worker had opened it, and is gone.
  if (!pdf) return { failed: 'not_open' }
  const page = await pdf.getPage(task.page)
  const taken = await pagePicture(page)
  page.cleanup()
  return 'jpeg' in taken ? { picture: taken.jpeg.toString('base64') } : taken
}

parentPort?.on('message', async (text: string) => {
  const tasks: PdfTask[] = JSON.parse(text)
  for (const task of tasks) {
    const result = await answerTo(task).catch(failureOf)
    parentPort?.postMessage(JSON.stringify(result))
  }
})

const failureOf = (error: unknown): PdfResult => ({
  failed: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'unreadable',
})
