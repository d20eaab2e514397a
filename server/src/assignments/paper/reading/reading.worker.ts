import { parentPort } from 'node:worker_threads'
import { openGrey, toWebp } from './open-picture.ts'
import { findCode } from './read-code.ts'
import { readPage } from './read-page.ts'
import type { ReadingResult, ReadingTask } from './reading.ts'

parentPort?.on('message', async (text: string) => {
  const tasks: ReadingTask[] = JSON.parse(text)
  for (const task of tasks) {
    // What cannot be opened is told as such, and nothing of it is kept.
    const result = await answerTo(task).catch((): ReadingResult => ({ failed: 'no_picture' }))
    parentPort?.postMessage(JSON.stringify(result))
  }
})

async function answerTo({ picture, places }: ReadingTask): Promise<ReadingResult> {
  const grey = await openGrey(Buffer.from(picture, 'base64'))
  const code = await findCode(grey)
  if (!code) return { failed: 'no_code' }
  const { token, page, corners } = code
  if (!places) return { token, page }
  const read = readPage(grey, corners, places)
  if (!read) return { failed: 'no_page' }
  const questions = []
  for (const { picture: cut, ...question } of read)
    questions.push({ ...question, picture: (await toWebp(cut)).toString('base64') })
  return { token, page, questions }
}
