import { z } from 'zod'
import { limits } from './quiz.limits.ts'
import { markingLimits } from './quiz.marking.limits.ts'
import { id } from './values.ts'

/** A part of the width or the height of a page, from the top left. */
const share = z.number().min(0).max(1)
const place = { x: share, y: share }

/** What whoever marks puts on a page of an answer. */
const pageMark = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tick'), ...place }),
  z.object({ kind: z.literal('cross'), ...place }),
  /** Around a place; its radius is a part of the width. */
  z.object({ kind: z.literal('circle'), ...place, radius: share }),
  z.object({
    kind: z.literal('pen'),
    points: z.array(z.object(place)).min(2).max(markingLimits.stroke_points),
  }),
  /** Words about a place, which has a number on the page. */
  z.object({
    kind: z.literal('note'),
    ...place,
    text: z.string().trim().min(1).max(markingLimits.page_note),
  }),
])

/** The marks on the pages of an answer, each page by its file. */
export const markedPages = z
  .array(z.object({ file_id: id, marks: z.array(pageMark).min(1).max(markingLimits.page_marks) }))
  .max(limits.answer_files)
