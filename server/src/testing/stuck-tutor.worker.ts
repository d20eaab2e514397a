import { parentPort } from 'node:worker_threads'
import type { TutorTask } from '#platform/tutor.ts'

function saidIn(task: TutorTask) {
  if ('title_of' in task) return task.title_of
  return 'event' in task ? task.event.text : task.thought.messages.at(-1)?.text
}

/** Stands in for the tutor's worker: it loops for ever, dies, or answers, as the message says. */
parentPort?.on('message', (text: string) => {
  const tasks: TutorTask[] = JSON.parse(text)
  for (const task of tasks) {
    const said = saidIn(task)
    while (said === 'loop');
    if (said === 'die') process.exit(1)
    const result = 'title_of' in task ? said : { kind: 'social', text: said, sources: [] }
    parentPort?.postMessage(JSON.stringify(result))
  }
})
