import { z } from 'zod'
import { markedPages } from './quiz.drawn.ts'
import { limits } from './quiz.limits.ts'
import { answerParts, fileIds, longValue, points, question } from './quiz.shapes.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const person = z.object({ id, first_name: z.string(), last_name: z.string() })
const marks = z.number().min(0).max(limits.marks)
const note = z.string().trim().max(limits.answer_length)

/** One thing that earns marks, and what the machine saw of it. */
const criterion = z.object({
  text: z.string(),
  marks: z.number(),
  /** Null where the machine said nothing of it. */
  is_given: z.boolean().nullable(),
  shown_by: z.string().nullable(),
})

/** An answer as it was handed in. */
const pileAnswer = z.object({
  /** Of the evaluation question. */
  id,
  student: person,
  quiz_title: z.string(),
  value: longValue,
  selected_option: z.array(z.int()).nullable(),
  points,
  answer_parts: answerParts,
  file_ids: fileIds,
  handed_in_at: moment,
  /** What stands now; null while it waits. */
  marks_given: z.number().nullable(),
  /** The student asks for another look, and why. */
  second_look: z.object({ reason: z.string(), asked_at: moment }).nullable(),
})

/** Answers that say the same: each is worth what the first is worth. */
const pile = z.object({
  says: z.string(),
  answers: z.array(pileAnswer),
  /** What the machine would give: of an answer that is marked already, what it has given. */
  machine: z.object({
    marks_given: z.number(),
    /** From 0 to 1. */
    confidence: z.number(),
    rationale: z.string(),
    marker: z.string(),
    criteria: z.array(criterion),
  }),
  /** The number that a machine sees in the boxes of a page, for whoever looks at the page. */
  looks_like: z
    .object({
      text: z.string(),
      /** Null where the number alone does not tell. */
      marks_given: z.number().nullable(),
      /** From 0 to 1, that the number is this one. */
      confidence: z.number(),
    })
    .optional(),
  /** What was ruled where an answer said the same; it is proposed, and never given by itself. */
  ruling: z
    .object({
      id,
      marks_given: z.number(),
      note: z.string().nullable(),
      ruled_by: z.string(),
      ruled_at: moment,
    })
    .nullable(),
})

/** A question with the piles that wait at it. */
const markingQuestion = z.object({
  question_id: id,
  /** As its students saw it. */
  question,
  position: z.int(),
  quiz_title: z.string(),
  scheme: z.object({
    criteria: z.array(z.object({ text: z.string(), marks: z.number() })),
    accepted: z.array(z.string()),
    method_answer: z.array(z.object({ maths: z.string().optional(), text: z.string() })),
  }),
  piles: z.array(pile),
  /** What people decided about other answers to it, the latest first. */
  earlier: z.array(
    z.object({
      evaluation_question_id: id,
      words: z.string(),
      marks_given: z.number(),
      decided_by: z.string(),
      decided_at: moment,
    }),
  ),
})

/** Whether and why a student has asked for another look at an answer, and whether somebody has looked. */
const secondLook = z.object({
  reason: z.string(),
  asked_at: moment,
  answered_at: moment.nullable(),
})

/** What waits for a person, and what they decide about it. */
export const quizMarking = {
  markingQueue: route({
    method: 'GET',
    path: '/quiz/marking',
    summary:
      'List the answers of my students that wait for a person, those that say the same together',
    audience: ['teacher'],
    query: z.object({ class_id: id.optional() }),
    answer: z.object({
      num_waiting: z.int(),
      questions: z.array(markingQuestion),
      /** My own rulings, the latest first. */
      rulings: z.array(
        z.object({
          id,
          asked: z.string(),
          /** Of an answer that was ruled so, if it is still there. */
          words: z.string().nullable(),
          marks_given: z.number(),
          max_score: z.number(),
          ruled_at: moment,
        }),
      ),
    }),
  }),

  markingCount: route({
    method: 'GET',
    path: '/quiz/marking/count',
    summary: 'Count the answers of my students that wait for a person',
    audience: ['teacher'],
    answer: z.object({ num_waiting: z.int() }),
  }),

  decidePile: route({
    method: 'POST',
    path: '/quiz/marking/decisions',
    summary:
      'Decide the marks of answers that say the same, of all or of none: not where one was decided or changed since I read it',
    audience: ['teacher'],
    body: z.object({
      /** Made once by the client, so that sending it again decides nothing twice. */
      decision_id: id,
      answers: z
        .array(z.object({ id, handed_in_at: moment, marks_given: marks.nullable() }))
        .min(1)
        .max(limits.pile),
      marks_given: marks,
      /** For the students: why. */
      explanation: note.optional(),
      /** Of one answer alone: what is drawn on its pages. */
      marked_pages: markedPages.optional(),
      /** Proposes the same for later answers that say the same. */
      is_remembered: z.boolean(),
    }),
    answer: z.object({
      is_decided: z.boolean(),
      /** Those that somebody has decided, or a student has changed, since they were read. */
      changed: z.array(id),
    }),
    refusals: { MARKS_OUT_OF_RANGE: 400, NOT_ONE_PILE: 400 },
  }),

  undoDecision: route({
    method: 'POST',
    path: '/quiz/marking/decisions/{id}/undo',
    summary: 'Take back a decision of mine, while nothing has followed it',
    audience: ['teacher'],
    params: z.object({ id }),
    answer: z.object({ num_answers: z.int() }),
    refusals: { UNDO_TOO_LATE: 409 },
  }),

  askSecondLook: route({
    method: 'POST',
    path: '/quiz/evaluation-questions/{id}/second-looks',
    summary: 'Ask a person to look at my answer again, once for each answer',
    audience: ['student'],
    params: z.object({ id }),
    body: z.object({
      reason: z.string().trim().min(1).max(limits.second_look),
      /** Made once by the client, so that sending it again asks nothing twice. */
      client_id: id,
    }),
    answer: z.object({
      /** None where the words are answered with care: then they are kept in a talk with Pip alone. */
      second_look: secondLook.nullable(),
      thread_id: id.nullable(),
    }),
    /** `NOTHING_TO_LOOK_AT`: it was not marked, or has full marks. */
    refusals: { NO_TEACHER: 409, NOTHING_TO_LOOK_AT: 409, ASKED_BEFORE: 409 },
  }),

  markedPages: route({
    method: 'GET',
    path: '/quiz/evaluation-questions/{id}/marked-pages',
    summary: 'Read what a person drew on the pages of an answer when they decided its marks',
    audience: 'any',
    params: z.object({ id }),
    answer: z.object({ marked_pages: markedPages }),
  }),

  secondLook: route({
    method: 'GET',
    path: '/quiz/evaluation-questions/{id}/second-looks',
    summary: 'Read whether I have asked for another look at my answer, and whether I can',
    audience: ['student'],
    params: z.object({ id }),
    answer: z.object({ second_look: secondLook.nullable(), can_ask: z.boolean() }),
  }),

  forgetRuling: route({
    method: 'DELETE',
    path: '/quiz/marking/rulings/{id}',
    summary: 'Forget a ruling of mine; what was decided by it stays',
    audience: ['teacher'],
    params: z.object({ id }),
    status: 204,
    answer: z.void(),
  }),
}
