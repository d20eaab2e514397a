import { parentPort } from 'node:worker_threads'
import { judge } from '@learngrove/marking'
import { algebra } from './marker.algebra.ts'
import type { MarkingTask } from './marker.ts'

parentPort?.on('message', (text: string) => {
  const tasks: MarkingTask[] = JSON.parse(text)
  for (const { question, answer, options } of tasks) {
    parentPort?.postMessage(JSON.stringify(judge(question, answer, { ...options, algebra })))
  }
})
