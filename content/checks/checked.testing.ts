import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentQuestion } from '#curriculum/shapes.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/learngrove')
const file = join(folder, 'checked-questions.json')

/** Everything that decides whether a question passes, besides the question. */
const judges = ['content/checks/*.ts', 'package-lock.json', '{marking,maths}/src/**/*.ts']

function sumOfJudges(): string {
  const sum = createHash('sha256')
  const exclude = (path: string) => path.endsWith('.test.ts')
  for (const path of globSync(judges, { cwd: root, exclude }).toSorted())
    sum.update(`${path}\n`).update(readFileSync(join(root, path)))
  return sum.digest('hex')
}

const judged = sumOfJudges()

/** Names a question as it stands, together with what judges it. */
const nameOf = ({ key, question }: ContentQuestion): string =>
  createHash('sha256')
    .update(judged)
    .update(JSON.stringify([key, question]))
    .digest('hex')

function read(): Readonly<Record<string, number>> {
  try {
    // Safe: this module alone writes the file.
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
  } catch {
    return {}
  }
}

/** By how many draws questions were found good before, by their names. */
const before = read()
const now = new Map<string, number>()

const drawsOf = (name: string): number => Math.max(now.get(name) ?? 0, before[name] ?? 0)

export const isChecked = (entry: ContentQuestion, draws: number): boolean =>
  drawsOf(nameOf(entry)) >= draws

export const remember = (entry: ContentQuestion, draws: number): void =>
  void now.set(nameOf(entry), draws)

/** Keeps what was found good of these questions, and forgets what no question is any more. */
export function keepChecked(entries: readonly ContentQuestion[]): void {
  const kept = entries.flatMap((entry) => {
    const name = nameOf(entry)
    const draws = drawsOf(name)
    return draws > 0 ? [[name, draws] as const] : []
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries(kept)))
}
