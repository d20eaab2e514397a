/**
 * Keeps one Vitest warm in the copy: what it has transformed and the databases that it has started
 * serve all mutations. Runs tests as it is asked by its parent, and ends with it.
 */
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import type { Answer, Question } from './runner.messages.ts'

let first = ''

/** Puts the tests that stand beside the mutated file first: they are likeliest to notice. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const distance = ({ moduleId }: TestSpecification) => -sharedStart(moduleId, first)
    return files.toSorted((a, b) => distance(a) - distance(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

const [root = ''] = process.argv.slice(2)
const vitest = await createVitest('test', {
  root,
  watch: true,
  bail: 1,
  reporters: [{}],
  sequence: { sequencer: NearestFirst },
})
await vitest.standalone()
// Files are said to have changed by whoever changes them.
await vitest.vite.watcher.close()

async function answer({ changed, nearest, tests }: Question): Promise<Answer> {
  for (const path of changed) vitest.invalidateFile(path)
  // What failed in the run before would be told again, and would end this one at its first failure elsewhere.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  first = nearest
  const all = await vitest.globTestSpecifications()
  const chosen = all.filter(({ moduleId, project }) =>
    tests.some(
      ({ name, paths }) => name === project.name && paths.some((path) => moduleId.startsWith(path)),
    ),
  )
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen)
  const failed = testModules.find((each) => each.state() === 'failed')
  if (!failed && unhandledErrors.length === 0) return { files: chosen.length }
  const [test] = failed ? [...failed.children.allTests('failed')] : []
  const by = test?.fullName ?? failed?.relativeModuleId ?? String(unhandledErrors[0])
  return { files: chosen.length, by, ...(failed && { file: failed.moduleId }) }
}

function tell(said: Answer): void {
  // Who has gone away meanwhile needs no answer.
  if (process.connected) process.send?.(said)
}

process.on('message', (question: Question) => {
  answer(question).then(tell, (error: unknown) => tell({ files: 0, by: String(error) }))
})
process.on('disconnect', () => {
  void vitest.close().finally(() => process.exit())
})
tell({ files: 0 })
