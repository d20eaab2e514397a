import { parentPort } from 'node:worker_threads'
import { firstTalk } from '@learngrove/tutor/mind'
import type { TutorFinding, TutorTask } from '#platform/tutor.ts'

function saidIn(task: TutorTask): string {
  if ('title_of' in task) return task.title_of
  return 'heard' in task ? task.heard : task.event.text
}

function findingOf(task: TutorTask, said: string): TutorFinding {
  if ('title_of' in task) return said
  const understood = { kind: 'social', certainty: 1, text: said } as const
  if ('heard' in task) return { perceived: { text: said, understood, needs: [], poses: false } }
  const move = { mode: 'small_talk', act: { type: 'ask' }, facts: [] } as const
  return { decided: { state: firstTalk, move, text: said } }
}

/** Stands in for the tutor's worker: it loops for ever, dies, or answers, as the message says. */
parentPort?.on('message', (text: string) => {
  const tasks: TutorTask[] = JSON.parse(text)
  for (const task of tasks) {
    const said = saidIn(task)
    while (said === 'loop');
    if (said === 'die') process.exit(1)
    parentPort?.postMessage(JSON.stringify(findingOf(task, said)))
  }
})
