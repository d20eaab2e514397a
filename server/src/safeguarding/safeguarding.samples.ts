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
  recordExport: () => ({ body: { list: 'closed', outcome: 'in_hand', search: 'ama' } }),
  readings: () => ({ query: { page: '1', size: '10' } }),
}
