import { z } from 'zod'
import { limits } from './classes.limits.ts'
import { signInCard } from './classes.shapes.ts'
import { className } from './classes.ts'
import { route } from './route.ts'
import { id, moment } from './values.ts'

const owner = ['owner', 'admin'] as const
const cell = z.string().trim().max(limits.import_cell)

/** A row of a list of students, as it was typed: nothing in it is taken for granted. */
const importRow = z.object({
  first_name: cell,
  last_name: cell,
  username: cell.optional(),
  /** The name of a class of the school. */
  class_name: cell.optional(),
  /** A school year by its name or its number; without one that of the class. */
  year: cell.optional(),
})

/** What stands in the way of a row. */
export const rowProblem = z.enum([
  'no_first_name',
  'no_last_name',
  'name_too_long',
  'no_such_class',
  'no_year',
  'username_unfit',
  'username_taken',
  'twice',
])

/** What will become of a row. */
const fate = z.discriminatedUnion('fate', [
  z.object({ fate: z.literal('mend'), problem: rowProblem, same_as: z.int().nullable() }),
  z.object({
    fate: z.literal('exists'),
    user_id: id,
    username: z.string().nullable(),
    /** The class that they come into; null if they are in it, or none is named. */
    joins: z.string().nullable(),
  }),
  z.object({ fate: z.literal('new'), class_name: z.string().nullable(), year: z.string() }),
])

const rows = z.array(importRow).min(1).max(limits.import_rows)

const broughtIn = z.object({
  id,
  made_at: moment,
  undo_until: moment,
  undone_at: moment.nullable(),
  num_new: z.int(),
  num_joined: z.int(),
})

/** What owners do for many at once. */
export const running = {
  cards: route({
    method: 'POST',
    path: '/teachers/cards',
    summary:
      'Give students of my school new passwords for sign-in cards, shown once; old ones and sessions end',
    audience: owner,
    body: z.object({ user_ids: z.array(id).min(1).max(limits.cards) }),
    answer: z.object({ cards: z.array(signInCard) }),
  }),

  review: route({
    method: 'POST',
    path: '/teachers/imports/review',
    summary: 'Say what would become of each row of a list of students; nothing is written',
    audience: owner,
    body: z.object({ rows }),
    answer: z.object({ fates: z.array(fate) }),
  }),

  bringIn: route({
    method: 'POST',
    path: '/teachers/imports',
    summary: 'Bring in the rows of a list that need no mending, all or none of them',
    audience: owner,
    body: z.object({ rows }),
    status: 201,
    answer: broughtIn.extend({ new_ids: z.array(id) }),
    refusals: { NOTHING_TO_BRING_IN: 422 },
  }),

  imports: route({
    method: 'GET',
    path: '/teachers/imports',
    summary: 'List the lists that were brought in and can still be undone, the latest first',
    audience: owner,
    answer: z.object({ imports: z.array(broughtIn) }),
  }),

  undoImport: route({
    method: 'POST',
    path: '/teachers/imports/{id}/undo',
    summary: 'Undo a list: accounts that nobody has used go, and who came into a class leaves it',
    audience: owner,
    params: z.object({ id }),
    answer: z.object({ num_removed: z.int(), num_kept: z.int() }),
    refusals: { TOO_LATE: 409 },
  }),

  moveUp: route({
    method: 'POST',
    path: '/teachers/class/{classId}/move-up',
    summary: 'Move a class up a year: a new class with its people; the old one is switched off',
    audience: owner,
    params: z.object({ classId: id }),
    body: z.object({ name: className }),
    status: 201,
    answer: z.object({ class_id: id }),
    refusals: { CLASS_NAME_TAKEN: 409, CLASS_IS_OFF: 409, NO_COURSE: 422 },
  }),
}
