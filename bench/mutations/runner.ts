import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer, Question } from './runner.messages.ts'

const patienceMs = 30_000

/** Runs tests in a process of their own, which is replaced when one of them never ends. */
export class Runner implements AsyncDisposable {
  #child: ChildProcess | undefined
  #isOver = false
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  /** Answers undefined when the tests took longer than this. */
  async ask(question: Question, limitMs: number): Promise<Answer | undefined> {
    if (this.#isOver) throw new Error('The runner was stopped')
    const child = this.#child ?? (await this.#start())
    child.send(question)
    const answer = await answerOf(child, limitMs)
    if (this.#isOver) throw new Error('The runner was stopped')
    if (!isAlive(child)) this.#child = undefined
    if (answer === undefined) await this.#kill(child)
    return answer
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'runner.process.ts'), [this.#root], {
      cwd: this.#root,
      // What tests print is theirs; what kills the runner is to be seen.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    this.#child = child
    await once(child, 'message')
    return child
  }

  /** Lets it stop its databases first; a thread of a test that never ends cannot hold it back for ever. */
  async #kill(child: ChildProcess): Promise<void> {
    this.#child = undefined
    if (!isAlive(child)) return
    const ended = once(child, 'exit')
    if (child.connected) child.disconnect()
    const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    await ended
    clearTimeout(timer)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOver = true
    if (this.#child) await this.#kill(this.#child)
  }
}

const isAlive = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

async function answerOf(child: ChildProcess, limitMs: number): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
  const onMessage = (answer: Answer) => resolve(answer)
  const onExit = () => resolve({ files: 0, by: 'the process of the tests ended' })
  const timer = setTimeout(resolve, limitMs)
  child.once('message', onMessage)
  child.once('exit', onExit)
  const answer = await promise
  clearTimeout(timer)
  child.off('message', onMessage)
  child.off('exit', onExit)
  return answer
}
