import { z } from 'zod'
import { ownQuestion, triedAnswer } from './questions.own.ts'
import { question } from './quiz.shapes.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'
import { draftProblems } from './worksheets.limits.ts'
import { bankQuestion } from './worksheets.shapes.ts'

const staff = ['teacher', 'admin'] as const
const params = z.object({ id })

/** A question that a hosted model drafted: no student gets it before its teacher said yes. */
const draft = z.object({
  id,
  /** As a teacher would have written it. */
  question: ownQuestion,
  /** As students would get it. */
  shown: question,
  /** The right answer in words. */
  key: z.array(z.string()),
  topic_title: z.string(),
  /** Whether the machine worked the question out anew and came to its key; else its teacher does. */
  is_worked: z.boolean(),
  /** Why it cannot be used as it is. */
  problems: z.array(z.enum(draftProblems)),
  /** Words that no list of words has. */
  unknown_words: z.array(z.string()),
  /** Whether its teacher changed it. */
  is_changed: z.boolean(),
  created_at: moment,
})

/** The review of what a hosted model drafted for a worksheet: each draft is its teacher's alone. */
export const drafting = {
  drafts: route({
    method: 'GET',
    path: '/worksheets/{id}/drafts',
    summary:
      'List the questions that a model drafted for me, for a worksheet, and that wait for my yes',
    audience: staff,
    params,
    answer: z.object({ drafts: z.array(draft) }),
  }),

  changeDraft: route({
    method: 'PATCH',
    path: '/worksheets/drafts/{id}',
    summary: 'Change a draft of mine; it is checked again',
    audience: staff,
    params,
    body: z.object({ question: ownQuestion }),
    answer: z.object({ draft }),
  }),

  useDraft: route({
    method: 'POST',
    path: '/worksheets/drafts/{id}/use',
    summary: 'Say yes to a draft of mine: it becomes a question of my school',
    audience: staff,
    params,
    /** Where no machine worked it out, the answer that its teacher came to without the key. */
    body: z.object({ answer: triedAnswer.optional() }),
    status: 201,
    answer: z.object({ question: bankQuestion }),
    refusals: { DRAFT_NOT_SOUND: 422, ANSWER_NEEDED: 422, ANSWER_NOT_RIGHT: 422 },
  }),

  discardDraft: route({
    method: 'DELETE',
    path: '/worksheets/drafts/{id}',
    summary: 'Discard a draft of mine',
    audience: staff,
    params,
    status: 204,
    answer: z.void(),
  }),
}
