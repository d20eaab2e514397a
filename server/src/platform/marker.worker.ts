import { parentPort } from 'node:worker_threads'
import { judge } from '@learngrove/marking'
import type { MarkingTask } from './marker.ts'

parentPort?.on('message', (text: string) => {
  const { question, answer, options }: MarkingTask = JSON.parse(text)
  parentPort?.postMessage(JSON.stringify(judge(question, answer, options)))
})
