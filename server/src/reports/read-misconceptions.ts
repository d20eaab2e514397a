import type { misconception } from '@learngrove/contract/reports.shapes'
import { misconceptionOf } from '@learngrove/marking/misconceptions'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { type Scope, type Shown, selectShown } from './questions.queries.ts'
import type { Person } from './reach.queries.ts'
import { wordsOf } from './words-of-answer.ts'

type Misconception = z.output<typeof misconception>

type Asked = Scope & {
  readonly students: readonly Person[]
  readonly topic_id?: string
  readonly student_id?: string
}

/** What each is called in the catalogue; one that an author named has no more than its name. */
export function namedAs(code: string) {
  const { name = code.replaceAll('_', ' '), what = '', helps = '' } = misconceptionOf(code) ?? {}
  return { name, what, helps }
}

/** Reads what was taken for what, with real answers of nobody in particular. */
export async function readMisconceptions(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  { students, ...asked }: Asked,
): Promise<(Misconception & Pick<Shown, 'last_at'>)[]> {
  const shown = await selectShown(db, asked)
  const byId = new Map(students.map((student) => [student.id, student]))
  const all = shown.flatMap(({ examples }) => examples)
  const words = await wordsOf({ db, memory }, all)
  const worded = new Map(all.map((example, at) => [example, words[at]]))
  return shown.map(({ code, topic, answers, student_ids, last_at, examples }) => ({
    ...{ code, ...namedAs(code), topic, answers, last_at },
    students: student_ids.flatMap((id) => byId.get(id) ?? []),
    examples: examples.flatMap((example) => {
      const { question = '', answer = '' } = worded.get(example) ?? {}
      return answer === '' ? [] : [{ question, answer, happened_at: new Date(example.happened_at) }]
    }),
  }))
}
