import { parentPort } from 'node:worker_threads'
import { readDocx } from './docx/docx.ts'
import { readPdf } from './read-pdf.ts'
import type { Found, ReadingTask } from './reading.ts'

async function read({ type, base64 }: ReadingTask): Promise<Found | null> {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'))
  try {
    return type === 'application/pdf' ? await readPdf(bytes) : readDocx(bytes)
  } catch {
    // Locked, broken off or made up: whatever it is, there is nothing to read in it.
    return null
  }
}

parentPort?.on('message', async (text: string) => {
  const tasks: ReadingTask[] = JSON.parse(text)
  for (const task of tasks) parentPort?.postMessage(JSON.stringify(await read(task)))
})
