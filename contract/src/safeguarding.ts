import { z } from 'zod'
import { teacherRole } from './roles.ts'
import { route } from './route.ts'
import { closedCaseColumns, limits } from './safeguarding.limits.ts'
import { id, moment, paging, search, sortBy } from './values.ts'

/** What a child's message may be a sign of. */
export const flagKind = z.enum([
  'self_harm',
  'suicide',
  'eating',
  'abuse',
  'neglect',
  'grooming',
  'bullying',
  'forced_marriage',
  'danger_now',
  'drugs',
  'weapons',
  'sexual',
  'crime',
  'friend',
  'sadness',
  'contact',
  'personal',
])

export type FlagKind = z.output<typeof flagKind>

/** How a message was answered, the most urgent first: "Answer now", "Today", "Have a look". */
export const flagResponse = z.enum(['care', 'check_in', 'refuse'])

export type FlagResponse = z.output<typeof flagResponse>

/** What detected it in the message. */
export const heardBy = z.enum(['rules', 'encoder', 'both'])

export type HeardBy = z.output<typeof heardBy>

export const caseOutcome = z.enum(['with_services', 'in_hand', 'not_a_concern'])

/** A list of which a file can be made. */
export const exportedList = z.enum(['closed', 'readings'])

/** A day, such as `2026-12-03`. */
const day = z.iso.date()

const person = z.object({ id, first_name: z.string(), last_name: z.string() })

const caseSummary = z.object({
  id,
  student: person.extend({ level_name: z.string().nullable() }),
  kind: flagKind,
  response: flagResponse,
  /** How many messages were flagged, and when the last of them was. */
  num_flags: z.int(),
  last_flag_at: moment,
  raised_at: moment,
  /** When it was first opened; null if nobody has since it became this urgent. */
  opened_at: moment.nullable(),
  taken_by: person.nullable(),
  closed_at: moment.nullable(),
  outcome: caseOutcome.nullable(),
  look_again_on: day.nullable(),
  /** True if its day of review has come, and no note was added since. */
  is_due: z.boolean(),
})

export type CaseSummary = z.input<typeof caseSummary>

/** One event of a case. It is never changed. */
const entry = z.object({
  id,
  action: z.enum(['raised', 'told', 'escalated', 'opened', 'note', 'taken', 'closed']),
  by: person.nullable(),
  whom: person.nullable(),
  lines: z.int().nullable(),
  note: z.string().nullable(),
  outcome: caseOutcome.nullable(),
  look_again_on: day.nullable(),
  happened_at: moment,
})

export type CaseEntry = z.input<typeof entry>

const caseWithLog = caseSummary.extend({
  log: z.array(entry),
  /** True if it can be closed, since a note says what was done. */
  has_note: z.boolean(),
})

const line = z.object({
  id,
  from_user: z.boolean(),
  text: z.string(),
  created_at: moment,
  flag: z
    .object({
      kind: flagKind,
      response: flagResponse,
      heard_by: heardBy,
      certainty: z.number().nullable(),
    })
    .nullable(),
})

/** A passage of a chat around what was flagged, and how many lines of the chat stay hidden. */
const passage = z.object({
  before: z.int(),
  after: z.int(),
  lines: z.array(line),
})

export type CasePassage = z.input<typeof passage>

/** The rows of a list that are chosen one by one; without them the file has all that is filtered. */
const chosen = z.array(id).min(1).max(limits.chosen_rows).optional()

/** A file that was made of a list. */
const madeFile = z.object({
  list: exportedList,
  row_count: z.int(),
  kind: flagKind.nullable(),
  outcome: caseOutcome.nullable(),
  /** True if it was searched by a part of a child's name, which is not kept. */
  is_searched: z.boolean(),
  is_chosen: z.boolean(),
})

const caseId = z.object({ id })
const staff = ['teacher', 'owner'] as const
const member = person.extend({
  teacher_role_id: z.literal(Object.values(teacherRole)),
  /** True if an e-mail can reach them. */
  has_email: z.boolean(),
})

export type StaffMember = z.input<typeof member>

const contactList = z.object({
  /** The contacts, in order. */
  contacts: z.array(member),
  /** True if they were named; else the owners are told. */
  are_named: z.boolean(),
  /** Everybody who can be named. */
  staff: z.array(member),
})

export const safeguarding = {
  standing: route({
    method: 'GET',
    path: '/safeguarding/standing',
    summary: 'Tell what I may do for safeguarding at my school, and how much is open',
    audience: staff,
    answer: z.object({
      can_read: z.boolean(),
      can_name_contacts: z.boolean(),
      /** 0 for a caller who may not read. */
      num_open: z.int(),
    }),
  }),

  list: route({
    method: 'GET',
    path: '/safeguarding/cases',
    summary: 'List the cases that are open, or those that were closed',
    audience: staff,
    /** All but the state is for the closed ones: of the open ones everybody sees all, the most urgent first. */
    query: z.object({
      ...paging,
      state: z.enum(['open', 'closed']).optional(),
      sort: sortBy(closedCaseColumns),
      /** A part of the child's name. */
      search,
      kind: flagKind.optional(),
      outcome: caseOutcome.optional(),
    }),
    answer: z.object({
      cases: z.array(caseSummary),
      /** How many there are on all pages. */
      total_count: z.int(),
      /** `in_hand` are the open ones that somebody is on. */
      counts: z.object({ open: z.int(), in_hand: z.int(), closed: z.int() }),
    }),
  }),

  open: route({
    method: 'GET',
    path: '/safeguarding/cases/{id}',
    summary: 'Read the lines around what was flagged; the reading is written down',
    audience: staff,
    params: caseId,
    answer: caseWithLog.extend({ passages: z.array(passage) }),
  }),

  note: route({
    method: 'POST',
    path: '/safeguarding/cases/{id}/notes',
    summary: 'Write down what was done',
    audience: staff,
    params: caseId,
    body: z.object({ note: z.string().trim().min(1).max(limits.note_length) }),
    answer: caseWithLog,
  }),

  take: route({
    method: 'POST',
    path: '/safeguarding/cases/{id}/take',
    summary: 'Say that I am on it',
    audience: staff,
    params: caseId,
    answer: caseWithLog,
    refusals: { CASE_CLOSED: 409 },
  }),

  close: route({
    method: 'POST',
    path: '/safeguarding/cases/{id}/close',
    summary: 'Close a case that I have read and for which it is written down what was done',
    audience: staff,
    params: caseId,
    body: z.discriminatedUnion('outcome', [
      z.object({ outcome: z.literal('with_services') }),
      z.object({ outcome: z.literal('in_hand'), look_again_on: day }),
      z.object({ outcome: z.literal('not_a_concern') }),
    ]),
    answer: caseWithLog,
    refusals: { CASE_CLOSED: 409, NOTE_NEEDED: 409, NOT_READ: 409, DAY_IS_PAST: 422 },
  }),

  contacts: route({
    method: 'GET',
    path: '/safeguarding/contacts',
    summary: 'List who is told at my school, and who could be',
    audience: staff,
    answer: contactList,
  }),

  nameContacts: route({
    method: 'PUT',
    path: '/safeguarding/contacts',
    summary: 'Name who is told, the first first; with nobody named the owners are',
    audience: staff,
    body: z.object({ user_ids: z.array(id).max(limits.contacts) }),
    answer: contactList,
    refusals: { CONTACT_NOT_STAFF: 422 },
  }),

  readings: route({
    method: 'GET',
    path: '/safeguarding/readings',
    summary: 'List who has read what and who has made a file of it, the latest first',
    audience: staff,
    query: z.object(paging),
    answer: z.object({
      readings: z.array(
        z.object({
          id,
          reader: person,
          happened_at: moment,
          /** What was read of a case; null where a file was made. */
          read: z
            .object({ lines: z.int(), case_id: id, student: person, kind: flagKind })
            .nullable(),
          file: madeFile.nullable(),
        }),
      ),
      total_count: z.int(),
    }),
  }),

  recordExport: route({
    method: 'POST',
    path: '/safeguarding/exports',
    summary: 'Write down that I make a file of a list, before its rows are fetched for it',
    audience: staff,
    body: z.discriminatedUnion('list', [
      z.object({
        list: z.literal('closed'),
        kind: flagKind.optional(),
        outcome: caseOutcome.optional(),
        search,
        ids: chosen,
      }),
      z.object({ list: z.literal('readings'), ids: chosen }),
    ]),
    /** How many rows the file has, as they are counted now. */
    answer: z.object({ row_count: z.int() }),
  }),
}
