import type { chatFiles } from '@learngrove/contract/chat.files'
import type { Handler } from '#platform/implement.ts'
import { correctOwnFile, keepOwnFile, readOwnFile, removeOwnFile } from './own-files.ts'

type Handlers = { readonly [K in keyof typeof chatFiles]: Handler<(typeof chatFiles)[K]> }

export const fileHandlers: Handlers = {
  keepFile: (context, input) => keepOwnFile(context, input),
  readFile: (context, { params }) => readOwnFile(context, params),
  correctFile: (context, input) => correctOwnFile(context, input),
  removeFile: (context, { params }) => removeOwnFile(context, params),
}
