import { z } from 'zod'
import { documentTypes } from './chat.files.ts'
import { route } from './route.ts'
import { id, idList, moment, whole } from './values.ts'
import { documentLimits, sheetLimits } from './worksheets.limits.ts'

const staff = ['teacher', 'admin'] as const

/** A document that a teacher gave to make worksheets of. Its text alone is kept. */
const document = z.object({
  id,
  name: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  /** True if it says more than is kept. */
  is_truncated: z.boolean(),
  created_at: moment,
})

const documents = z.object({ documents: z.array(document) })

/** `curriculum` or `generation`; any other is refused in words. */
const ofType = z.object({ type: z.string().max(sheetLimits.tag_length) })

const files = {
  max_bytes: documentLimits.bytes,
  max_count: documentLimits.files,
  types: documentTypes,
} as const

/** Worksheets of what a teacher asks for in words, and of their documents. */
export const generating = {
  uploadDocuments: route({
    method: 'POST',
    path: '/worksheets/generate/upload/{type}',
    summary: 'Give documents to make worksheets of: what is taught, or what they are about',
    audience: staff,
    params: ofType,
    body: z.object({}),
    files: { 'curriculum_files[]': files, 'source_files[]': files },
    status: 201,
    answer: documents,
    refusals: { NOTHING_READ: 422, TOO_MANY_FILES: 409 },
  }),

  documents: route({
    method: 'GET',
    path: '/worksheets/generate/uploaded/{type}',
    summary: 'List the documents that I gave to make worksheets of, the latest first',
    audience: staff,
    params: ofType,
    answer: documents,
  }),

  removeDocument: route({
    method: 'DELETE',
    path: '/worksheets/generate/uploaded/{type}/{id}',
    summary: 'Delete a document that I gave to make worksheets of; the worksheets stay',
    audience: staff,
    params: ofType.extend({ id }),
    status: 204,
    answer: z.void(),
  }),

  generate: route({
    method: 'POST',
    path: '/worksheets/generate',
    summary: 'Make worksheets of what is asked for in words; who stops listening stops it',
    audience: staff,
    body: z.object({
      prompt: z.string().trim().min(1).max(sheetLimits.request_length),
      num_worksheets: whole.pipe(z.int().min(1).max(sheetLimits.at_once)).optional(),
      num_questions_per_worksheet: whole.pipe(z.int().min(1).max(sheetLimits.questions)).optional(),
      /** What it is for, in a word or two: it becomes a tag. Of a test every question is compulsory. */
      assessment_purpose: z.string().trim().max(sheetLimits.tag_length).optional(),
      /** A text that it is to be about. */
      reference: z.string().trim().max(documentLimits.text).optional(),
      /** Documents that it is to be about. */
      source_ids: idList(documentLimits.named).optional(),
      /** Documents that say what is taught: nothing else is asked for. */
      curriculum_ids: idList(documentLimits.named).optional(),
      /** For which class; by default that of mine which was made last. */
      class_id: id.optional(),
    }),
    files: {},
    answer: {
      events: {
        progress: z.object({ num_made: z.int(), num_worksheets: z.int() }),
        worksheet: z.object({
          worksheet_id: id,
          class_id: id,
          title: z.string(),
          num_questions: z.int(),
          understood: z.array(z.string()),
          not_understood: z.array(z.string()),
          not_met: z.array(z.string()),
        }),
        /** A hosted model drafts what the bank lacks on a sheet that was made. */
        drafting: z.object({ worksheet_id: id, num_wanted: z.int() }),
        drafted: z.object({
          worksheet_id: id,
          num_drafts: z.int(),
          /** What became of it, in words. */
          note: z.string(),
        }),
        done: z.object({ num_made: z.int() }),
      },
    },
    refusals: { NOTHING_FITS: 422 },
  }),
}
