import { z } from 'zod'
import { paperLimits, paperPage } from './assignments.paper.limits.ts'
import { question } from './quiz.shapes.ts'
import { route } from './route.ts'
import { id } from './values.ts'
import { wordType } from './worksheets.paper.ts'

const params = z.object({ id })
const staff = ['teacher', 'admin'] as const

const across = z.int().min(0).max(paperPage.width)
const down = z.int().min(0).max(paperPage.height)

/** A question on a page: where it stands, and the middles of its bubbles. */
export const paperPlace = z.object({
  /** Of the evaluation question. */
  id,
  left: across,
  top: down,
  width: across,
  height: down,
  bubbles: z
    .array(
      z.object({
        /** Of a question of several parts, which one, from 0. */
        part: z.int().min(0).nullable(),
        /** That of its option. */
        order: z.int().min(1),
        x: across,
        y: down,
      }),
    )
    .max(paperLimits.bubbles),
  /** Rows of boxes for the figures of a number. */
  figures: z
    .array(
      z.object({
        /** Of a question of several parts, which one, from 0. */
        part: z.int().min(0).nullable(),
        ...{ left: across, top: down, width: across, height: down },
        boxes: z.int().min(1).max(paperLimits.figure_boxes),
      }),
    )
    .max(paperLimits.bubbles)
    .optional(),
})

const pages = z
  .array(z.object({ places: z.array(paperPlace).max(paperLimits.questions) }))
  .min(1)
  .max(paperLimits.pages)

const student = z.object({ id, first_name: z.string(), last_name: z.string() })

/** What became of a question on a page that came back. */
export const scanOutcomes = [
  /** Its bubbles were clear: it is marked. */
  'marked',
  /** It waits for a person, with a picture of it. */
  'waits',
  /** No bubble is filled in; it stays open. */
  'empty',
  /** It was answered before: on paper, or on a screen. */
  'before',
  /** The work is closed. */
  'closed',
] as const

/** A page that came back, and what became of what is on it. */
const scannedPage = z.object({
  assignment_id: id,
  title: z.string(),
  student,
  /** From 1. */
  page: z.int(),
  num_pages: z.int(),
  /** It is from a Word document, of which nobody knows what stands where: it is marked by hand. */
  is_word: z.boolean(),
  questions: z.array(
    z.object({
      /** From 1. */
      number: z.int(),
      outcome: z.enum(scanOutcomes),
    }),
  ),
})

/** Why a page of a PDF was not read. */
export const unreadPages = [
  /** No code is found on it. */
  'no_code',
  /** Its code is there, but not where it lies. */
  'unreadable',
  /** Its code is of nobody whom I teach. */
  'not_yours',
  /** It shows no picture, or a small one: nobody has scanned it. */
  'no_picture',
  /** Its scanner has parted it into layers, of which each shows but a part. */
  'layers',
  /** Its picture is of a kind that is not opened here, or has too many pixels. */
  'strange_picture',
] as const

/** Place of a page in its PDF, from 1. */
const pdf_page = z.int().min(1)

export const assignmentsPaper = {
  drawPaper: route({
    method: 'POST',
    path: '/assignments/{id}/paper',
    summary: 'Draw work that I set to be printed: the questions of each student, and their keys',
    audience: staff,
    params,
    /** By default all for whom it is set, as many as one print has. */
    body: z.object({ student_ids: z.array(id).min(1).max(paperLimits.copies).optional() }),
    answer: z.object({
      title: z.string(),
      class_id: id,
      class_name: z.string(),
      school_name: z.string(),
      max_score: z.number(),
      time_limit: z.number().nullable(),
      /** For whom it is set, with those who are not in this print. */
      num_students: z.int(),
      copies: z.array(
        z.object({
          student,
          /** So many are enough, the compulsory ones among them; null: all are to be answered. */
          num_to_complete: z.int().nullable(),
          questions: z.array(
            question.extend({
              evaluation_question_id: id,
              is_compulsory: z.literal(true).optional(),
              /** The key in words. */
              answer: z.array(z.string()),
              method_answer: z.array(z.object({ maths: z.string().optional(), text: z.string() })),
            }),
          ),
        }),
      ),
    }),
  }),

  keepPaper: route({
    method: 'POST',
    path: '/assignments/{id}/paper/copies',
    summary: 'Keep where the questions stand on copies that I print, and get the code of each',
    audience: staff,
    params,
    body: z.object({
      copies: z
        .array(z.object({ student_id: id, pages }))
        .min(1)
        .max(paperLimits.copies_kept),
    }),
    /** The same copy has the same code, however often it is printed. */
    answer: z.object({ copies: z.array(z.object({ student_id: id, token: z.string() })) }),
    /** A place names a question that this student does not have. */
    refusals: { OTHER_QUESTIONS: 400 },
  }),

  paperWord: route({
    method: 'GET',
    path: '/assignments/{id}/paper/word',
    summary: 'Get work that I set as a Word document: a copy with name and code for each student',
    audience: staff,
    params,
    /** By default all for whom it is set, as many as one print has. */
    query: z.object({ student_id: id.optional() }),
    answer: { file: [wordType] },
  }),

  scanPaper: route({
    method: 'POST',
    path: '/assignments/paper/scans',
    summary:
      'Read a photograph of a printed page: what is clear is marked, the rest waits for a person',
    audience: ['teacher'],
    body: z.object({}),
    files: {
      file: {
        max_bytes: paperLimits.photo_bytes,
        types: ['image/jpeg', 'image/png'],
        max_count: 1,
      },
    },
    answer: scannedPage,
    /** No code is found on it, or it shows no page that could be read. */
    refusals: { NO_CODE: 422, PAGE_UNREADABLE: 422 },
  }),

  scanPdf: route({
    method: 'POST',
    path: '/assignments/paper/scans/pdf',
    summary: 'Read a PDF of scanned pages, each as a photograph is read; told page by page',
    audience: ['teacher'],
    body: z.object({}),
    files: {
      file: { max_bytes: paperLimits.pdf_bytes, types: ['application/pdf'], max_count: 1 },
    },
    answer: {
      events: {
        begun: z.object({ num_pages: z.int() }),
        page: scannedPage.extend({ pdf_page }),
        unread: z.object({ pdf_page, why: z.enum(unreadPages) }),
      },
    },
    /**
     * It is locked by a password, or cannot be opened; it has more pages than are read; others are being read,
     * and it may be sent again in a minute.
     */
    refusals: { PDF_LOCKED: 422, PDF_UNREADABLE: 422, PDF_TOO_LONG: 422, SCANS_BUSY: 503 },
  }),
}
