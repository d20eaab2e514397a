import { safeguarding } from '@learngrove/contract/safeguarding'
import { implement } from '#platform/implement.ts'
import { endCase } from './close-case.ts'
import { listCases } from './list-cases.ts'
import { listContacts } from './list-contacts.ts'
import { listReadings } from './list-readings.ts'
import { nameContacts } from './name-contacts.ts'
import { openCase } from './open-case.ts'
import { recordExport } from './record-export.ts'
import { beOnCase } from './take-case.ts'
import { readOwnStanding } from './tell-standing.ts'
import { writeNote } from './write-note.ts'

export const safeguardingRoutes = implement(safeguarding, {
  standing: (context) => readOwnStanding(context),
  list: (context, { query }) => listCases(context, query),
  open: (context, { params }) => openCase(context, params),
  note: (context, input) => writeNote(context, input),
  take: (context, { params }) => beOnCase(context, params),
  close: (context, input) => endCase(context, input),
  contacts: (context) => listContacts(context),
  nameContacts: (context, input) => nameContacts(context, input),
  recordExport: (context, { body }) => recordExport(context, body),
  readings: (context, { query }) => listReadings(context, query),
})
