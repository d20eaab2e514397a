import { z } from 'zod'
import { diagram } from './quiz.shapes.ts'
import { id } from './values.ts'

/** A question that is answered in the conversation. It is one of a practice of the student's own. */
const questionCard = z.object({
  type: z.literal('question'),
  evaluation_question_id: id,
  quiz_id: id,
  title: z.string(),
})

/** A graph or a chart, as data: `diagrams` draws and describes it. */
const pictureCard = z.object({ type: z.literal('picture'), drawing: diagram })

/** Topics to ask about: null where the words are no topic of a course. */
const topicsCard = z.object({
  type: z.literal('topics'),
  topics: z.array(z.object({ topic_id: id.nullable(), name: z.string() })),
})

/** What to do next, each with its reason and the address of its page. */
const stepsCard = z.object({
  type: z.literal('steps'),
  steps: z.array(z.object({ title: z.string(), reason: z.string(), address: z.string() })),
})

/** What stands below the words of an answer. */
export const card = z.discriminatedUnion('type', [questionCard, pictureCard, topicsCard, stepsCard])

export type Card = z.input<typeof card>
