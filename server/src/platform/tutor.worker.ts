import { parentPort } from 'node:worker_threads'
import { converse } from '@learngrove/tutor/dialogue/converse'
import { answerOnQuestion, isTelling } from '@learngrove/tutor/mind'
import { titleOf } from '@learngrove/tutor/title'
import type { TutorFinding, TutorTask } from './tutor.ts'

function resultOf(task: TutorTask): TutorFinding {
  if ('title_of' in task) return titleOf([{ role: 'user', text: task.title_of }])
  if ('told' in task) return isTelling(task.told, task.event, task.move)
  if ('event' in task) return { decided: answerOnQuestion(task.state, task.event) ?? null }
  return converse(task.thought.messages, task.thought.context)
}

parentPort?.on('message', (text: string) => {
  const tasks: TutorTask[] = JSON.parse(text)
  for (const task of tasks) parentPort?.postMessage(JSON.stringify(resultOf(task)))
})
