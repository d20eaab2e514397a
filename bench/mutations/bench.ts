import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from './areas.ts'
import type { Result } from './results.ts'
import type { Question } from './runner.messages.ts'
import type { Runner } from './runner.ts'
import type { Mutation } from './sites.ts'

type World = { readonly root: string; readonly runner: Runner; readonly limitMs: number }
type Tests = Question['tests']

/** Asks the tests of an area about each mutation, in a copy of the tree. */
export class Bench {
  readonly #world: World
  /** Holds the files of tests that are known to pass without a mutation. */
  readonly #passing = new Set<string>()
  /** Lists the files that the runner has not heard of since they changed. */
  #changed: readonly string[] = []

  constructor(world: World) {
    this.#world = world
  }

  async judge({ path, area, key, start, end, text }: Mutation & { readonly area: Area }) {
    const file = join(this.#world.root, path)
    const original = readFileSync(file, 'utf8')
    const from = Date.now()
    const mutated = original.slice(0, start) + text + original.slice(end)
    const answer = await this.#with(file, { mutated, original }, this.#testsOf(area))
    const seconds = Math.round((Date.now() - from) / 1000)
    const told = { key, area: area.name, seconds }
    if (answer === undefined) return { ...told, outcome: 'timeout' } satisfies Result
    if (answer.files === 0 && answer.by === undefined) throw new Error(`${area.name} has no tests`)
    if (answer.by === undefined) return { ...told, outcome: 'survived' } satisfies Result
    const isSure = await this.#passesUnmutated(area, answer.file)
    const outcome = isSure ? 'caught' : 'unsure'
    return { ...told, outcome, by: answer.by } satisfies Result
  }

  async #with(
    file: string,
    { mutated, original }: { readonly mutated: string; readonly original: string },
    tests: Tests,
  ) {
    try {
      writeFileSync(file, mutated)
      return await this.#ask({ changed: [file], nearest: file, tests })
    } finally {
      writeFileSync(file, original)
      this.#changed = [file]
    }
  }

  /** Runs what failed once without the mutation: tests that fail anyway, or at times, would notice each. */
  async #passesUnmutated(area: Area, file: string | undefined): Promise<boolean> {
    const name = file ?? area.name
    if (this.#passing.has(name)) return true
    const tests = this.#testsOf(area)
    const chosen = file === undefined ? tests : tests.map((each) => ({ ...each, paths: [file] }))
    const answer = await this.#ask({ changed: [], nearest: file ?? '', tests: chosen })
    const isPassing = answer !== undefined && answer.by === undefined
    if (isPassing) this.#passing.add(name)
    return isPassing
  }

  #testsOf({ tests }: Area): Tests {
    return tests.map(({ project, paths }) => ({
      name: project,
      paths: paths.map((path) => join(this.#world.root, path)),
    }))
  }

  #ask(question: Question) {
    const changed = [...this.#changed, ...question.changed]
    this.#changed = []
    const { runner, limitMs } = this.#world
    return runner.ask({ ...question, changed }, limitMs)
  }
}
