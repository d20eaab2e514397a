import { z } from 'zod'
import { route } from './route.ts'
import { id, idList } from './values.ts'
import { sheetLimits } from './worksheets.limits.ts'

export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Worksheets on paper. */
export const paper = {
  exportWord: route({
    method: 'GET',
    path: '/worksheets/word-export',
    summary: 'Get a worksheet, or questions of the bank, as a Word document with its mark scheme',
    audience: ['teacher', 'admin'],
    /** A worksheet, or a list of questions in their order. */
    query: z.object({
      worksheet_id: id.optional(),
      question_ids: idList(sheetLimits.questions).optional(),
      title: z.string().trim().min(1).max(sheetLimits.title_length).optional(),
      /** Of a worksheet in two versions; A is the worksheet as it was made. */
      version: z.enum(['A', 'B']).optional(),
    }),
    answer: { file: [wordType] },
  }),
}
