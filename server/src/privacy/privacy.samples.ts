import type { privacy } from '@learngrove/contract/privacy'
import type { Samples } from '#testing/samples.ts'

export const privacySamples: Samples<typeof privacy> = {
  requests: () => ({}),
  askExport: ({ user_id }) => ({ body: { user_id } }),
  exportLink: ({ copy_id }) => ({ params: { id: copy_id }, body: {} }),
  exportFile: ({ copy_id }) => ({ params: { id: copy_id }, query: { token: 'of-somebody-else' } }),
  askErasure: ({ user_id }) => ({ body: { user_id } }),
  cancelErasure: ({ erasure_id }) => ({ params: { id: erasure_id } }),
  confirmErasure: ({ erasure_id }) => ({ params: { id: erasure_id }, body: {} }),
}
