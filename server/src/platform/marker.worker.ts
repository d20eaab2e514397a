import { parentPort } from 'node:worker_threads'
import { judge } from '@learngrove/marking'
import { algebra } from './marker.algebra.ts'
import type { Marked, MarkingFault, MarkingTask } from './marker.ts'

parentPort?.on('message', (text: string) => {
  const tasks: MarkingTask[] = JSON.parse(text)
  for (const { question, answer, options } of tasks) {
    const faults: MarkingFault[] = []
    const onFault = (error: unknown) => void faults.push(faultOf(error))
    const judgement = judge(question, answer, { ...options, algebra, onFault })
    const marked: Marked = { judgement, fault: faults[0] }
    parentPort?.postMessage(JSON.stringify(marked))
  }
})

const mostFrames = 6

/** Tells where a fault lies without its message, which may quote the answer. */
function faultOf(error: unknown): MarkingFault {
  if (!(error instanceof Error)) return { name: typeof error, at: [] }
  const { name, message, stack = '' } = error
  const frames = stack.slice(stack.indexOf(message) + message.length).split('\n')
  const at = frames.filter((line) => /^\s+at /.test(line)).map((line) => line.trim())
  return { name, at: at.slice(0, mostFrames) }
}
