import { privacy } from '@learngrove/contract/privacy'
import { implement } from '#platform/implement.ts'
import { askErasure } from './ask-erasure.ts'
import { askExport } from './ask-export.ts'
import { cancelErasure } from './cancel-erasure.ts'
import { confirmErasure } from './confirm-erasure.ts'
import { fetchExport, makeExportLink } from './fetch-export.ts'
import { readRequests } from './request.ts'

export const privacyRoutes = implement(privacy, {
  requests: async (context) => ({ requests: await readRequests(context) }),
  askExport: (context, { body }) => askExport(context, body),
  exportLink: (context, input) => makeExportLink(context, input),
  exportFile: (context, input) => fetchExport(context, input),
  askErasure: (context, { body }) => askErasure(context, body),
  cancelErasure: (context, { params }) => cancelErasure(context, params.id),
  confirmErasure: (context, input) => confirmErasure(context, input),
})
