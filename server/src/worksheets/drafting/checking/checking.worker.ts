import { parentPort } from 'node:worker_threads'
import { type CheckTask, checkDraft } from './check-draft.ts'

parentPort?.on('message', (text: string) => {
  const tasks: CheckTask[] = JSON.parse(text)
  for (const task of tasks) parentPort?.postMessage(JSON.stringify(checkDraft(task)))
})
