/** `node diagrams/tools/check.ts <file>`: tells of each diagram of a JSON or Markdown file what is drawn and what is wrong. */
import { readFileSync } from 'node:fs'
import {
  type Diagram,
  DiagramError,
  describe,
  diagramsIn,
  findProblems,
} from '@learngrove/diagrams'

const [path = ''] = process.argv.slice(2)
const text = readFileSync(path, 'utf8')
// Takes a file of one diagram as it takes one that an author wrote: what is wrong with it is told below.
const diagrams = path.endsWith('.md') ? diagramsIn(text) : ([JSON.parse(text)].flat() as Diagram[])

let count = 0
for (const [at, diagram] of diagrams.entries()) {
  const problems = findProblems(diagram)
  count += problems.length
  console.log(`${at + 1}. ${diagram.kind}: ${told(diagram)}`)
  for (const problem of problems) console.log(`   ! ${problem}`)
}
if (count > 0) process.exitCode = 1

function told(diagram: Diagram): string {
  try {
    return describe(diagram)
  } catch (error) {
    if (error instanceof DiagramError) return 'cannot be drawn'
    throw error
  }
}
