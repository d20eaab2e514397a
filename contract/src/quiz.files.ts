import { z } from 'zod'
import { limits } from './quiz.limits.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

/** What a student adds to an answer as a file. */
export const answerFileKinds = ['photo', 'drawing', 'recording'] as const

/** Types by their content. No PDF: what it carries beside its pages could not be taken out of it. */
const pictures = {
  max_bytes: limits.file_bytes,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const
const recordings = {
  max_bytes: limits.file_bytes,
  types: ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/wav'],
} as const

/** Files that are handed in together with their answer. */
export const handedInFiles = {
  audio_file: { ...recordings, max_count: 1 },
  file: { ...pictures, max_count: limits.photos },
} as const

const answerFile = z.object({
  id,
  kind: z.enum(answerFileKinds),
  type: z.string(),
  bytes: z.int(),
  is_from_phone: z.boolean(),
  created_at: moment,
})

const params = z.object({ id, evaluationQuestionId: id })
const fileParams = z.object({ fileId: id })
/** The secret in the code that a phone has scanned. */
const token = z.string().min(1).max(100)

const refusals = {
  TOO_MANY_FILES: 409,
  QUESTION_SETTLED: 409,
  QUIZ_COMPLETED: 409,
  OTHER_ANSWER_ASKED: 400,
} as const

/** Photographs, drawings and recordings of an answer. */
export const quizFiles = {
  keepFile: route({
    method: 'POST',
    path: '/quiz/{id}/evaluation-questions/{evaluationQuestionId}/files',
    summary:
      'Keep a photograph, a drawing or a recording for my answer; sent again, it is kept once',
    audience: ['student'],
    params,
    /** The id is made once by who sends; a picture is a photograph where nothing else is said. */
    body: z.object({ file_id: id.optional(), kind: z.enum(['photo', 'drawing']).optional() }),
    files: { file: { ...pictures, max_count: 1 }, audio_file: { ...recordings, max_count: 1 } },
    answer: answerFile,
    refusals,
  }),

  listFiles: route({
    method: 'GET',
    path: '/quiz/{id}/evaluation-questions/{evaluationQuestionId}/files',
    summary: 'List what is kept for my answer and not handed in yet, from a phone too',
    audience: ['student'],
    params,
    answer: z.object({ files: z.array(answerFile) }),
  }),

  readFile: route({
    method: 'GET',
    path: '/quiz/files/{fileId}',
    summary:
      'Read a file of an answer: mine, or one that was handed in by a student whom I may see',
    audience: 'any',
    params: fileParams,
    answer: { file: [...pictures.types, ...recordings.types] },
  }),

  removeFile: route({
    method: 'DELETE',
    path: '/quiz/files/{fileId}',
    summary: 'Remove a file that I have not handed in',
    audience: ['student'],
    params: fileParams,
    status: 204,
    answer: z.void(),
    refusals: { FILE_HANDED_IN: 409 },
  }),

  askPhone: route({
    method: 'POST',
    path: '/quiz/{id}/evaluation-questions/{evaluationQuestionId}/phone',
    summary: 'Make a secret by which a phone adds photographs to my answer; the one before ends',
    audience: ['student'],
    params,
    answer: z.object({ token, expires_at: moment }),
    refusals,
  }),

  lookFromPhone: route({
    method: 'POST',
    path: '/quiz/photos/look',
    summary: 'Ask with that secret which question the photographs are for',
    audience: 'public',
    body: z.object({ token }),
    answer: z.object({
      /** The number of the question in its quiz, from 1: all that the phone hears of it. */
      number: z.int(),
      /** How many photographs there is room for. */
      room: z.int(),
      expires_at: moment,
    }),
    refusals: { LINK_EXPIRED: 410 },
  }),

  sendFromPhone: route({
    method: 'POST',
    path: '/quiz/photos',
    summary: 'Add a photograph from a phone; sent again, it is kept once',
    audience: 'public',
    body: z.object({ token, file_id: id }),
    files: { file: { ...pictures, max_count: 1 } },
    status: 204,
    answer: z.void(),
    refusals: { LINK_EXPIRED: 410, TOO_MANY_FILES: 409 },
  }),

  finishOnPhone: route({
    method: 'POST',
    path: '/quiz/photos/finish',
    summary: 'Say that all photographs are sent: the secret ends',
    audience: 'public',
    body: z.object({ token }),
    status: 204,
    answer: z.void(),
    refusals: { LINK_EXPIRED: 410 },
  }),
}
