import type { safeguarding } from '@learngrove/contract/safeguarding'
import type { Samples } from '#testing/samples.ts'

export const safeguardingSamples: Samples<typeof safeguarding> = {
  standing: () => ({}),
  list: () => ({ query: { page: '1', size: '10', state: 'open' } }),
  open: ({ case_id }) => ({ params: { id: case_id } }),
  note: ({ case_id }) => ({ params: { id: case_id }, body: { note: 'Rang home.' } }),
  take: ({ case_id }) => ({ params: { id: case_id } }),
  close: ({ case_id }) => ({ params: { id: case_id }, body: { outcome: 'not_a_concern' } }),
  contacts: () => ({}),
  nameContacts: ({ user_id }) => ({ body: { user_ids: [user_id] } }),
  recordExport: ({ case_id }) => ({ body: { list: 'closed', ids: [case_id] } }),
  readings: () => ({ query: { page: '1', size: '10' } }),
}
