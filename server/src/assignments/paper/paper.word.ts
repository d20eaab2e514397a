import type { assignments } from '@learngrove/contract/assignments'
import type { Input, Output } from '@learngrove/contract/route'
import { wordType } from '@learngrove/contract/worksheets.paper'
import { toCompleteWords } from '@learngrove/contract/worksheets.to-complete'
import type { Context } from '#platform/context.ts'
import { writeWordCopies } from '#worksheets/worksheets.word.ts'
import { codePicture } from './code-picture.ts'
import { type DrawnCopy, type DrawnWork, drawCopies } from './draw-copies.ts'
import { newCopy } from './paper.keep.ts'
import { keepCopies } from './paper.queries.ts'

type Word = typeof assignments.paperWord

/** What stands where in a Word document is for whoever edits it to say. */
const nowhere = [{ places: [] }]

/**
 * Writes set work as a Word document, a copy with name and code for each student. It can be edited, so nothing
 * is measured on it: when a page comes back its code says whose it is, and a person marks it.
 */
export async function paperWord(
  context: Context<Word['audience']>,
  { params: { id }, query: { student_id } }: Input<Word>,
): Promise<Output<Word>> {
  const { db, now } = context
  const student_ids = student_id === undefined ? undefined : [student_id]
  const work = await drawCopies(context, { id, student_ids })
  const tokens = await keepCopies(
    db,
    work.copies.map(({ student_evaluation_id }) =>
      newCopy({
        ...{ assignment_id: id, school_id: work.school_id, student_evaluation_id },
        ...{ pages: nowhere, created_at: now },
      }),
    ),
  )
  const copies = []
  for (const copy of work.copies) {
    const token = tokens.get(copy.student_evaluation_id)
    if (token === undefined) throw new Error('A copy that was kept is not there')
    copies.push({ ...copyOf(copy), code: await codePicture(token, 1) })
  }
  const { title } = work
  const bytes = await writeWordCopies({ title, note: noteOf(work), copies })
  return { type: wordType, filename: `${fileNameOf(title)}.docx`, bytes }
}

const copyOf = ({ student: { first_name, last_name }, rows }: DrawnCopy) => ({
  name: `${first_name} ${last_name}`.trim(),
  questions: rows.map(({ question }) => question),
})

function noteOf({ head: { class_name, time_limit }, max_score, copies }: DrawnWork): string {
  const [first] = copies
  const facts = [class_name, `${max_score} ${max_score === 1 ? 'mark' : 'marks'}`]
  if (time_limit !== null) facts.push(`${time_limit} minutes`)
  const words = first ? toCompleteWords(first.rows, first.num_to_complete) : null
  return [facts.join(', '), ...(words === null ? [] : [words])].join('. ')
}

/** A title without what file systems refuse. */
const fileNameOf = (title: string) =>
  title.replace(/[^\p{L}\p{N} ,.()-]+/gu, ' ').trim() || 'worksheet'
