import { parentPort } from 'node:worker_threads'
import { converse } from '@learngrove/tutor/dialogue/converse'
import { titleOf } from '@learngrove/tutor/title'
import type { TutorTask } from './tutor.ts'

function resultOf(task: TutorTask) {
  if ('title_of' in task) return titleOf([{ role: 'user', text: task.title_of }])
  return converse(task.thought.messages, task.thought.context)
}

parentPort?.on('message', (text: string) => {
  const tasks: TutorTask[] = JSON.parse(text)
  for (const task of tasks) parentPort?.postMessage(JSON.stringify(resultOf(task)))
})
