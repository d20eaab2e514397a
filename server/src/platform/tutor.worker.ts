import { parentPort } from 'node:worker_threads'
import { loadReader } from '@learngrove/tutor/english/english'
import { isTelling, perceive, think } from '@learngrove/tutor/mind'
import { titleOf } from '@learngrove/tutor/title'
import type { TutorFinding, TutorTask } from './tutor.ts'

function resultOf(task: TutorTask): TutorFinding {
  if ('title_of' in task) return titleOf([{ role: 'user', text: task.title_of }])
  if ('told' in task) return isTelling(task.told, task.event, task.move)
  if ('heard' in task) return { perceived: perceive(task.state, task.heard, task.scene) }
  return { decided: think(task.state, task.event, task.facts) }
}

// Loads what takes long before the first message, whose deadline is shorter.
loadReader()

parentPort?.on('message', (text: string) => {
  const tasks: TutorTask[] = JSON.parse(text)
  for (const task of tasks) parentPort?.postMessage(JSON.stringify(resultOf(task)))
})
