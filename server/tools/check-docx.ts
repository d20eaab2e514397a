/**
 * `npm run check:docx -- [--draws 3]`: makes Word documents of the whole starter bank, reads every equation
 * back and holds it against its source. Where an office program is installed, it opens each and says how
 * many pages it prints. Prints JSON as its last line, and ends with 1 where anything was lost.
 */
import { parseArgs } from 'node:util'
import { questions } from '@learngrove/content/curriculum'
import { drawQuestion } from '@learngrove/marking/draw'
import { findOffice, printedPages } from './office.ts'
import { checkFormulas, checkSheet, printedFormulas } from './word-equations.ts'

const questionsASheet = 40
/** So that draws differ from those that tests look at. */
const firstSeed = 101
const mostShown = 20

const { values } = parseArgs({ options: { draws: { type: 'string', default: '3' } } })
const draws = Number(values.draws)
if (!Number.isInteger(draws) || draws < 1) throw new Error('Say --draws as a whole number')

const office = findOffice()
console.log(office ? `Opens them with ${office.version}` : 'No office program is installed here')

const total = { sheets: 0, equations: 0, asked: 0, pages: 0 }
const formulas = new Set<string>()
const lost: string[] = []
for (let draw = 0; draw < draws; draw += 1) {
  const drawn = questions.map(({ question }) => drawQuestion(question, firstSeed + draw))
  for (let from = 0; from < drawn.length; from += questionsASheet) {
    const chosen = drawn.slice(from, from + questionsASheet)
    const sheet = await checkSheet(`Draw ${draw + 1}, from question ${from + 1}`, chosen)
    for (const tex of chosen.flatMap(printedFormulas)) formulas.add(tex)
    lost.push(...sheet.lost)
    total.sheets += 1
    total.equations += sheet.num_read
    total.asked += sheet.num_asked
    if (office) total.pages += await printedPages(office.command, sheet.bytes)
  }
  console.log(`draw ${draw + 1}: ${total.sheets} sheets, ${total.equations} equations so far`)
}
const inOrder = await checkInParts([...formulas])

/** A document has a limit to what is read back from it. */
async function checkInParts(all: readonly string[]): Promise<string[]> {
  const size = 1_000
  const parts = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
  const changed: string[] = []
  for (const part of parts) changed.push(...(await checkFormulas(part)))
  return changed
}

for (const tex of [...lost, ...inOrder].slice(0, mostShown)) console.log(`lost or changed: ${tex}`)
const { pages, ...counts } = total
console.log(
  JSON.stringify({
    ...{ questions: questions.length, draws, ...counts, distinct_formulas: formulas.size },
    ...{ lost: lost.length, changed: inOrder.length },
    office: office ? { version: office.version, pages } : null,
  }),
)
process.exitCode = lost.length + inOrder.length > 0 ? 1 : 0
