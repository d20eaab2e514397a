/**
 * `npm run check:content -- [key…] [--lists folder] [--draws n] [--show n]`: draws, re-derives, judges and
 * reads the topics, questions and notes whose key, strand or subject is named (all, where none is),
 * and says what is doubtful, how much there is and how much is asked; with a folder of lists also how many
 * statements of the curriculum are covered, and with `--show` so many draws as they are read. Ends with 1
 * on the first doubt, and where less is there than asked.
 */
import { parseArgs } from 'node:util'
import { coverageOf, readStatements } from '#checks/coverage.ts'
import { countGoals, coverageGoals } from '#checks/goals.ts'
import { graphProblems } from '#checks/graph.ts'
import { noteProblems } from '#checks/notes.ts'
import { questionProblems } from '#checks/question.ts'
import { shown } from '#checks/show.ts'
import { notes, questions, subjects } from '#curriculum/curriculum.ts'
import { worksheets } from '#curriculum/worksheets.ts'

const DRAWS = 200

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lists: { type: 'string' },
    draws: { type: 'string', default: String(DRAWS) },
    show: { type: 'string' },
  },
})

const named = new Set(positionals)
const isWanted = (...names: readonly string[]): boolean =>
  named.size === 0 || names.some((name) => named.has(name))

let doubts = 0
const tell = (place: string, problems: readonly string[]): void => {
  doubts += problems.length
  for (const problem of problems) console.log(`${place}: ${problem}`)
}

for (const subject of subjects) {
  tell(subject.key, graphProblems(subject))
  for (const strand of subject.strands) {
    for (const topic of strand.topics) {
      const own = questions.filter(({ topics }) => topics[0] === topic.key)
      for (const entry of own) {
        if (!isWanted(subject.key, strand.key, topic.key, entry.key)) continue
        for (let seed = 0; seed < Number(values.show ?? 0); seed += 1)
          console.log(shown(entry, seed))
        tell(entry.key, questionProblems(entry, topic, Number(values.draws)))
      }
      for (const note of notes.filter((each) => each.topic === topic.key)) {
        if (isWanted(subject.key, strand.key, topic.key)) tell(note.file, noteProblems(note, topic))
      }
    }
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const isTemplate = (entry: (typeof questions)[number]) => entry.question.template !== undefined
console.table(
  subjects.map((subject) => {
    const topics = subject.strands.flatMap((strand) => strand.topics)
    const keys = new Set(topics.map(({ key }) => key))
    const own = questions.filter(({ topics: [first = ''] }) => keys.has(first))
    return {
      subject: subject.key,
      topics: topics.length,
      questions: own.length,
      templates: own.filter(isTemplate).length,
      notes: notes.filter(({ topic }) => keys.has(topic)).length,
    }
  }),
)
if (values.lists !== undefined) {
  for (const subject of subjects) {
    const statements = readStatements(values.lists, subject.key)
    const rows = coverageOf(subject, statements, { questions, notes })
    console.log(subject.key)
    console.table(
      rows.map(({ group, rows: all, covered }) => ({
        stage: group,
        all,
        covered,
        share: percent(covered / all),
      })),
    )
    const own = new Set(
      subject.strands.flatMap((strand) =>
        strand.topics
          .filter((topic) => named.size > 0 && isWanted(subject.key, strand.key, topic.key))
          .flatMap(({ objectives }) => objectives.flatMap((each) => each.statements)),
      ),
    )
    const missing = rows.flatMap((row) => row.missing).filter((id) => own.has(id))
    if (missing.length > 0) console.log(`not covered: ${missing.join(' ')}`)
  }
}
const content = { subjects, questions, notes, worksheets }
const goals = [
  ...countGoals(content),
  ...(values.lists === undefined ? [] : coverageGoals(content, values.lists)),
]
const isShort = named.size === 0 && goals.some(({ asked, have }) => have < asked)
if (named.size === 0) {
  console.table(
    goals.map(({ what, asked, have }) =>
      asked > 1 ? { what, asked, have } : { what, asked: percent(asked), have: percent(have) },
    ),
  )
}
console.log(JSON.stringify({ doubts, questions: questions.length, notes: notes.length, goals }))
process.exitCode = doubts > 0 || isShort ? 1 : 0
