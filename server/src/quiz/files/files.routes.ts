import type { quizFiles } from '@learngrove/contract/quiz.files'
import type { Handler } from '#platform/implement.ts'
import { askPhone, finishOnPhone, lookFromPhone, sendFromPhone } from './from-phone.ts'
import { keepOwnFile, listOwnFiles, removeOwnFile } from './own-files.ts'
import { readFile } from './read-file.ts'

type Handlers = { readonly [K in keyof typeof quizFiles]: Handler<(typeof quizFiles)[K]> }

export const fileHandlers: Handlers = {
  keepFile: (context, input) => keepOwnFile(context, input),
  listFiles: (context, { params }) => listOwnFiles(context, params),
  readFile: (context, { params }) => readFile(context, params),
  removeFile: (context, { params }) => removeOwnFile(context, params),
  askPhone: (context, { params }) => askPhone(context, params),
  lookFromPhone: (context, { body }) => lookFromPhone(context, body),
  sendFromPhone: (context, input) => sendFromPhone(context, input),
  finishOnPhone: (context, { body }) => finishOnPhone(context, body),
}
