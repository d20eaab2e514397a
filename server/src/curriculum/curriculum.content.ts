import type {
  ContentQuestion,
  ContentWorksheet,
  Course,
  Note,
  Subject,
} from '@learngrove/content/curriculum'

/** What an installation brings, as the content writes it. */
export type Curriculum = {
  readonly subjects: readonly Subject[]
  readonly courses: readonly Course[]
  readonly questions: readonly ContentQuestion[]
  readonly worksheets: readonly ContentWorksheet[]
  readonly notes: readonly Note[]
}

/** Reads the curriculum from its files. Imports it only now: a server that installs nothing never holds it. */
export async function readCurriculum(): Promise<Curriculum> {
  const [{ subjects, courses, questions, notes }, { worksheets }] = await Promise.all([
    import('@learngrove/content/curriculum'),
    import('@learngrove/content/worksheets'),
  ])
  return { subjects, courses, questions, worksheets, notes }
}
