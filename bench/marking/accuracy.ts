import { readFileSync, writeFileSync } from 'node:fs'
import { figuresOf, type JudgedRow, type RowFigures } from '@learngrove/marking/adversarial'
import { examplesOf } from './accuracy-examples.ts'

const FILE = new URL('../../marking/ACCURACY.md', import.meta.url)

/** Between these marks stands what was measured on the sets, which not everybody has. */
const SETS_BEGIN = '<!-- sets: begin -->'
const SETS_END = '<!-- sets: end -->'

const INTRODUCTION = `# How accurate the marking is

Written by \`npm run bench:marking -- <folder> --write\`; a test holds the first table to what the engine does
today.

The engine decides what it is sure of. What it cannot read it does not mark: the student is told what to mend,
and it costs neither a mark nor a try. What it can read and not decide waits for a person. To give marks for a
wrong answer is the worst mistake, to refuse a right one the second; to ask is neither.

## Answers of our own, by type of question

These answers were written by us, each with what an examiner says of it: as a tired child types, a dyslexic one, a
mischievous one, one with a Chinese keyboard, and one who is far too exact. Many are chosen because they are
hard: most children write more plainly, so that in class more is decided than the table says.
`

const AFTERWARDS = `## What a person decides

- Drawings and recordings, always.
- Long texts, but for criteria that a sentence clearly meets or that the text clearly does not touch.
- Sentences in a student's own words, where neither the references nor answers that a teacher has marked decide.
- Terms that could be a slip of spelling and could be another word.
- Formulas that the engine cannot compare, and whatever takes too long.
- Anything that speaks to whoever marks it: such words change no mark.

Answers to the same question that a teacher has marked can be handed to the engine, which then decides more of the
answers after them.
`

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`

const TABLE_HEAD = `| type | answers | as an examiner | marks too many | marks too few | asked, where an examiner decides | asked, where asking is as good |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |`

const tableRow = (name: string, figures: RowFigures): string => {
  const { rows, agreed, false_accepts, false_refusals, asked, asked_fairly } = figures
  return `| ${name} | ${rows} | ${percent(agreed, rows)} | ${false_accepts} | ${false_refusals} | ${percent(asked, rows)} | ${percent(asked_fairly, rows)} |`
}

/** The part of the page that is made of our own rows alone. */
export function ownPart(judged: readonly JudgedRow[]): string {
  const sets = [...Map.groupBy(judged, ({ row }) => row.set)]
  const rows = sets.map(([set, those]) => tableRow(set, figuresOf(those)))
  const examples = sets.map(([set, those]) => examplesOf(set, those))
  return `${TABLE_HEAD}\n${rows.join('\n')}\n${tableRow('**all**', figuresOf(judged))}\n\n${examples.join('\n')}`
}

/** What a set asks, by its name; sets of other names are not on the page. */
const SETS: Readonly<Record<string, string>> = {
  expr: 'Are two expressions the same? (Khan Academy, Numbas)',
  eq: 'Are two equations the same? (Khan Academy)',
  form: 'The same value, and in the form that is asked for? (Khan Academy)',
  latex: 'Answers as people and models write them (Math-Verify, MATH)',
  'khan-perseus': 'Typed numbers and expressions (Khan Academy)',
  numbas: 'Numbers, matrices, choices (Numbas)',
  'wrong-choices': 'Wrong choices of teachers, to be refused (OATutor)',
  'teacher-answers': 'Keys of teachers, to be read (OATutor)',
  'beetle-train': 'Short explanations in physics (Beetle)',
}

type Figures = Readonly<Record<string, unknown>>

const isFigures = (value: unknown): value is Figures => typeof value === 'object' && value !== null

const numberIn = (figures: Figures, name: string): number => Number(figures[name] ?? 0)

function textRow(about: string, figures: Figures): string {
  const rows = numberIn(figures, 'rows')
  const decided = numberIn(figures, 'decided')
  return `${about} ${rows} | ${percent(numberIn(figures, 'accuracy_of_decided'), 1)} of the ${percent(decided, 1)} that it decides | ${numberIn(figures, 'false_accepts')} | ${numberIn(figures, 'false_rejects')} | ${percent(1 - decided, 1)} |`
}

function setRow(name: string, figures: Figures): string {
  const { shipped, shipped_with_few: few } = figures
  const about = `| ${SETS[name]} |`
  if (isFigures(shipped)) {
    const taught = Object.entries(isFigures(few) ? few : {}).flatMap(([count, each]) =>
      isFigures(each) ? [textRow(`| … with ${count} answers to its question marked |`, each)] : [],
    )
    return [textRow(about, shipped), ...taught].join('\n')
  }
  const rows = numberIn(figures, 'rows')
  if ('read' in figures)
    return `${about} ${rows} | ${percent(numberIn(figures, 'read'), 1)} read | – | – | – |`
  const asked = numberIn(figures, 'unread') + numberIn(figures, 'unsure')
  return `${about} ${rows} | ${percent(numberIn(figures, 'accuracy'), 1)} | ${numberIn(figures, 'false_accepts')} | ${numberIn(figures, 'false_rejects')} | ${percent(asked, rows)} |`
}

const SETS_HEAD = `| set | answers | as judged there | marks too many | marks too few | asked |
| --- | ---: | ---: | ---: | ---: | ---: |`

function setsPart(sets: Readonly<Record<string, object>>): string {
  const rows = Object.keys(SETS).flatMap((name) => {
    const figures: unknown = sets[name]
    return isFigures(figures) ? [setRow(name, figures)] : []
  })
  return `${SETS_HEAD}\n${rows.join('\n')}\n`
}

const oldSetsPart = (page: string): string => {
  const [, after = ''] = page.split(SETS_BEGIN)
  return (after.split(SETS_END)[0] ?? '').trim()
}

const pageOf = (own: string, sets: string): string => `${INTRODUCTION}
${own}
## Answers that other people judged

Public sets of answers, for measuring only; none of them is part of the package. Some of their verdicts are
matters of taste, such as whether \`x+x\` may stand for \`2x\`.

${SETS_BEGIN}
${sets.trim()}
${SETS_END}

${AFTERWARDS}`

/** The page as it stands. */
export const accuracyPage = (): string => readFileSync(FILE, 'utf8')

/** Writes the page anew; without figures of sets, those that stand on it stay. */
export function writeAccuracy(
  judged: readonly JudgedRow[],
  sets: Readonly<Record<string, object>>,
): void {
  const isMeasured = Object.keys(SETS).some((name) => name in sets)
  writeFileSync(
    FILE,
    pageOf(ownPart(judged), isMeasured ? setsPart(sets) : oldSetsPart(accuracyPage())),
  )
}
