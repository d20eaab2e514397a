import { putNotes, retireNotes } from '#chat/chat.install.queries.ts'
import {
  putCourses,
  putSubjects,
  putTopics,
  retireCourses,
  retireTopics,
} from '#courses/courses.install.queries.ts'
import type { Db } from '#platform/database.ts'
import { putQuestions, retireQuestions } from '#questions/questions.install.queries.ts'
import { putWorksheets, retireWorksheets } from '#worksheets/worksheets.install.queries.ts'
import type { Kind, RowOf } from './curriculum.items.ts'

type Writer<K extends Kind> = {
  /** How many items are written in one transaction: what links to each other is written at once. */
  readonly batch: number
  readonly put: (tx: Db, rows: readonly RowOf<K>[], now: Date) => Promise<void>
  readonly retire: (tx: Db, keys: readonly string[]) => Promise<void>
}

const atOnce = Number.POSITIVE_INFINITY

/** How the items of each kind are written, and hidden once they have left the content. */
export const writers: { readonly [K in Kind]: Writer<K> } = {
  // A subject is shown by its courses alone.
  subject: { batch: atOnce, put: putSubjects, retire: async () => {} },
  topic: {
    batch: atOnce,
    put: putTopics,
    retire: (tx, keys) => retireTopics(tx, keys.map(topicRef)),
  },
  course: { batch: atOnce, put: putCourses, retire: retireCourses },
  question: { batch: 50, put: putQuestions, retire: retireQuestions },
  worksheet: { batch: 100, put: putWorksheets, retire: retireWorksheets },
  note: { batch: 25, put: putNotes, retire: retireNotes },
}

/** Reads the key of a topic's item. */
function topicRef(item: string) {
  const [subject = '', key = ''] = item.split('/')
  return { subject, key }
}
