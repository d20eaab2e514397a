import type { assignments } from '@learngrove/contract/assignments'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { invalid } from '#platform/zod.ts'
import { markOnPaper } from '#quiz/quiz.mark-paper.ts'
import { answerOf } from './answer-of.ts'
import { type CopyOfStudent, findCopy } from './paper.queries.ts'
import { type ReadingResult, readPhotograph } from './reading/reading.ts'

type Scan = typeof assignments.scanPaper
type Teacher = Context<Scan['audience']>
/** A page that came back, and what became of what is on it. */
type Scanned = Output<Scan>
type Outcome = Scanned['questions'][number]['outcome']

/** Reads a photograph of a page that was printed. */
export async function scanPaper(context: Teacher, { files }: Input<Scan>): Promise<Scanned> {
  const [upload] = files.file
  if (!upload) throw invalid('file', 'A photograph is needed')
  return scanPicture(context, Buffer.from(upload.bytes).toString('base64'))
}

/**
 * Reads a picture of a page, in base64. Its code says whose it is; whether the caller may mark them is asked
 * as for any mark. Of the picture nothing is kept but the questions that wait for a person.
 */
export async function scanPicture(context: Teacher, picture: string): Promise<Scanned> {
  const { token, page } = readable(await readPhotograph({ picture }))
  const copy = await findCopy(context.db, context.actor, token)
  const places = copy?.pages[page - 1]?.places
  if (!copy || !places) throw new AppError('NOT_FOUND')
  const { questions = [] } = readable(await readPhotograph({ picture, places }))
  const { assignment_id, title, student_id: id, first_name, last_name } = copy
  const outcomes: Scanned['questions'] = []
  for (const question of questions) {
    const number = copy.question_ids.indexOf(question.id) + 1
    outcomes.push({ number, outcome: await take(context, copy, question) })
  }
  return {
    ...{ assignment_id, title, student: { id, first_name, last_name } },
    ...{ page, num_pages: copy.pages.length, questions: outcomes },
    is_word: copy.pages.every((each) => each.places.length === 0),
  }
}

type Read = Extract<ReadingResult, { readonly token: string }>

const refusals = {
  no_picture: 'UNSUPPORTED_TYPE',
  no_code: 'NO_CODE',
  no_page: 'PAGE_UNREADABLE',
} as const

function readable(result: ReadingResult): Read {
  if ('failed' in result) throw new AppError(refusals[result.failed])
  return result
}

type ReadQuestion = NonNullable<Read['questions']>[number]

/** Takes what was read of one question as the answer of its student. */
async function take(
  { db, memory, marker, jobs, files, log, now }: Teacher,
  { quiz_id, student_id, school_id, time_zone }: CopyOfStudent,
  { id, bubbles, number, picture }: ReadQuestion,
): Promise<Outcome> {
  const answer = answerOf(bubbles)
  if (answer === 'empty') return 'empty'
  const actor = { id: student_id, school_id, time_zone }
  const world = { db, memory, marker, jobs, files, log, now, actor }
  const bytes = Buffer.from(picture, 'base64')
  return markOnPaper(world, { quiz_id, id, answer, number, picture: bytes })
}
