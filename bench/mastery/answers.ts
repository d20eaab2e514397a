import { readFileSync } from 'node:fs'

/** The answers of a file, row by row, the students one after another and each one's answers in order. */
export type Answers = {
  readonly count: number
  readonly student: Int32Array
  readonly item: Int32Array
  readonly skill: Int32Array
  readonly is_right: Uint8Array
  /** Whether the row is of a student who is kept for prediction. */
  readonly is_kept: Uint8Array
  readonly items: number
  readonly skills: number
}

/** Of so many students one is kept for prediction. */
const keptOf = 5
const columns = ['user_id', 'item_id', 'timestamp', 'correct', 'skill_id']

/** Reads a file of tab-separated lines with a head; its rows stand in the order in which they were given. */
export function readAnswers(path: string): Answers {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  if (head.trimEnd() !== columns.join('\t')) throw new Error(`Columns wanted: ${columns.join(' ')}`)
  return answersOf(
    lines.map((line) => {
      const [student = 0, item = 0, , right = 0, skill = 0] = line.split('\t').map(Number)
      return { student, item, skill, is_right: right === 1 }
    }),
  )
}

type Row = {
  readonly student: number
  readonly item: number
  readonly skill: number
  readonly is_right: boolean
}

export function answersOf(rows: readonly Row[]): Answers {
  const students = Map.groupBy(rows, ({ student }) => student)
  const ordered = [...students.values()].flat()
  const most = (of: (row: Row) => number) => ordered.reduce((max, row) => Math.max(max, of(row)), 0)
  return {
    count: ordered.length,
    student: Int32Array.from(ordered, ({ student }) => student),
    item: Int32Array.from(ordered, ({ item }) => item),
    skill: Int32Array.from(ordered, ({ skill }) => skill),
    is_right: Uint8Array.from(ordered, ({ is_right }) => Number(is_right)),
    is_kept: Uint8Array.from(ordered, ({ student }) => Number(student % keptOf === 0)),
    items: most(({ item }) => item) + 1,
    skills: most(({ skill }) => skill) + 1,
  }
}

export type Answer = {
  readonly row: number
  readonly item: number
  readonly skill: number
  readonly is_right: number
  readonly is_kept: boolean
}

/** The answers student by student, those who are learnt from first: so that a model meets the kept ones trained. */
export function* studentsOf(answers: Answers): Generator<readonly Answer[]> {
  for (const kept of [0, 1]) {
    let current: Answer[] = []
    for (let row = 0; row < answers.count; row++) {
      if (answers.is_kept[row] !== kept) continue
      const isNext = current.length > 0 && answers.student[row] !== answers.student[row - 1]
      if (isNext) {
        yield current
        current = []
      }
      current.push({
        row,
        item: answers.item[row] ?? 0,
        skill: answers.skill[row] ?? 0,
        is_right: answers.is_right[row] ?? 0,
        is_kept: kept === 1,
      })
    }
    if (current.length > 0) yield current
  }
}
