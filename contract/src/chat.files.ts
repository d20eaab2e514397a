import { z } from 'zod'
import { limits } from './chat.limits.ts'
import { route } from './route.ts'
import { base64Json, id } from './values.ts'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Files with text in them. */
export const documentTypes = ['application/pdf', docx, 'text/plain'] as const

/** What a message to the tutor may carry, told by its content and never by its name. */
export const fileRule = {
  max_bytes: limits.file_bytes,
  types: [...pictureTypes, ...documentTypes],
} as const

/** The files of a message, by the ids under which they were kept before it. */
export const fileIds = base64Json(z.array(id).max(limits.message_files))

/** A file as it is shown with its message. */
export const messageFile = z.object({
  id,
  name: z.string(),
  type: z.string(),
  /** In bytes, as it is kept. */
  size: z.int(),
  /** What was read in it, or what its sender made of that; null where nothing can be read. */
  text: z.string().nullable(),
})

const keptFile = messageFile.extend({
  /** How many equations of it were turned into LaTeX. */
  equations: z.int(),
  /** True if it holds more text than is kept. */
  is_truncated: z.boolean(),
})

const params = z.object({ id })
const senders = ['student', 'parent', 'admin'] as const

/** Files for the tutor, kept before the message that they go with. */
export const chatFiles = {
  keepFile: route({
    method: 'POST',
    path: '/chat/files',
    summary: 'Keep a file for a message to the tutor, and read it; sent again, it is kept once',
    audience: senders,
    /** The id is made once by who sends. */
    body: z.object({ id }),
    files: { file: { ...fileRule, max_count: 1 } },
    answer: keptFile,
    refusals: { FILE_ID_USED: 409, TOO_MANY_FILES: 409 },
  }),

  readFile: route({
    method: 'GET',
    path: '/chat/files/{id}',
    summary: 'Read a file that I sent, or am about to send, to the tutor',
    audience: senders,
    params,
    answer: { file: fileRule.types },
  }),

  correctFile: route({
    method: 'PATCH',
    path: '/chat/files/{id}',
    summary: 'Put right what was read in a file that I have not sent',
    audience: senders,
    params,
    body: z.object({ text: z.string().trim().max(limits.file_text_length) }),
    answer: keptFile,
    refusals: { FILE_SENT: 409 },
  }),

  removeFile: route({
    method: 'DELETE',
    path: '/chat/files/{id}',
    summary: 'Remove a file that I have not sent',
    audience: senders,
    params,
    status: 204,
    answer: z.void(),
    refusals: { FILE_SENT: 409 },
  }),
}
