import { z } from 'zod'
import { route } from './route.ts'
import { id } from './values.ts'

export const quizFormulas = {
  formulas: route({
    method: 'GET',
    path: '/quiz/{id}/formulas',
    summary: 'Read the sheet of formulas for a quiz of mine, by its subject and year',
    audience: ['student'],
    params: z.object({ id }),
    answer: z.object({
      /** No groups where a subject has no formulas. Names and notes have `$…$` for mathematics. */
      groups: z.array(
        z.object({
          title: z.string(),
          formulas: z.array(
            z.object({ name: z.string(), latex: z.string(), note: z.string().nullable() }),
          ),
        }),
      ),
    }),
  }),
}
