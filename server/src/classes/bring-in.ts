import { limits } from '@learngrove/contract/classes.limits'
import type { running } from '@learngrove/contract/classes.running'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { deleteUser } from '#users/users.erasure.queries.ts'
import { lockClass, takeNamingTurn } from './class-rows.queries.ts'
import { deleteMembers } from './classes.new.queries.ts'
import {
  claimImport,
  insertImport,
  selectImportRows,
  selectImports,
  selectKnown,
} from './imports.queries.ts'
import { type Judged, judgeRows, type Row } from './judge-rows.ts'
import { addAccount } from './new-account.ts'
import { joinAsStudents } from './set-students.ts'

type Asker = Pick<Context<'any'>, 'db' | 'actor' | 'school_id' | 'now'>
type BringIn = typeof running.bringIn

const dayMs = 86_400_000
const undoUntil = (made_at: Date) => new Date(made_at.getTime() + limits.undo_days * dayMs)

async function judgeAll(db: Db, school_id: string, rows: readonly Row[]) {
  const usernames = rows.flatMap(({ username }) => (username ? [username.toLowerCase()] : []))
  return judgeRows(rows, await selectKnown(db, { school_id, usernames }))
}

/** Says what would become of each row of a list. */
export async function reviewRows(
  { db, school_id }: Pick<Asker, 'db' | 'school_id'>,
  rows: readonly Row[],
): Promise<Output<typeof running.review>> {
  return { fates: (await judgeAll(db, school_id, rows)).map(({ fate }) => fate) }
}

/** Brings in the rows that need no mending, as they are judged now. Lists of a school come one after the other. */
export function bringIn(context: Asker, { body }: Input<BringIn>): Promise<Output<BringIn>> {
  const { actor, school_id, now } = context
  return transaction(context.db, async (tx) => {
    await takeNamingTurn(tx, school_id)
    const judged = await judgeAll(tx, school_id, body.rows)
    const world = { ...context, db: tx }
    const rows = []
    for (const each of judged) {
      const user_id = await userOf(world, each)
      if (user_id !== undefined)
        rows.push({ user_id, is_new: each.fate.fate === 'new', class_id: each.class_id })
    }
    if (rows.length === 0) throw new AppError('NOTHING_TO_BRING_IN')
    await join(world, rows)
    const id = newId()
    await insertImport(tx, { id, school_id, made_by: actor.id, made_at: now, rows })
    const new_ids = rows.flatMap(({ user_id, is_new }) => (is_new ? [user_id] : []))
    const num_joined = rows.filter(({ is_new, class_id }) => !is_new && class_id !== null).length
    const made = { num_new: new_ids.length, num_joined }
    const event = { action: 'list_brought_in', school_id, actor_id: actor.id } as const
    await audit(tx, { ...event, subject_id: null, data: made, now })
    return { id, made_at: now, undo_until: undoUntil(now), undone_at: null, ...made, new_ids }
  })
}

/** Makes the account of a new row, and finds that of one who is here; nothing for a row to mend. */
async function userOf(
  { db, school_id, now }: Asker,
  { row, fate, academic_level_id }: Judged,
): Promise<string | undefined> {
  if (fate.fate === 'mend') return undefined
  if (fate.fate === 'exists') return fate.user_id
  const { first_name, last_name, username } = row
  return addAccount(db, {
    ...{ first_name, last_name, ...(username && { username }) },
    ...{ school_id, academic_level_id, user_role_id: userRole.student },
    ...{ has_agreed_policy: true, created_at: now },
  })
}

/** Puts people into their classes, class by class. */
async function join(
  world: Asker,
  rows: readonly { readonly user_id: string; readonly class_id: string | null }[],
): Promise<void> {
  const { db, actor } = world
  for (const class_id of new Set(rows.map((row) => row.class_id))) {
    if (class_id === null) continue
    const held = await lockClass(db, { actor, class_id })
    if (!held?.is_active) throw new AppError('NOT_FOUND')
    const user_ids = rows.flatMap((row) => (row.class_id === class_id ? [row.user_id] : []))
    await joinAsStudents(world, held, user_ids)
  }
}

/** Lists the lists that can still be undone, and those that were. */
export async function listImports({
  db,
  school_id,
  now,
}: Pick<Asker, 'db' | 'school_id' | 'now'>): Promise<Output<typeof running.imports>> {
  const since = new Date(now.getTime() - limits.undo_days * dayMs)
  const found = await selectImports(db, { school_id, since })
  return { imports: found.map((each) => ({ ...each, undo_until: undoUntil(each.made_at) })) }
}

/** Undoes a list. An account that somebody has used stays, and leaves the class alone. */
export function undoImport(
  { db, actor, school_id, now }: Asker,
  id: string,
): Promise<Output<typeof running.undoImport>> {
  return transaction(db, async (tx) => {
    const claimed = await claimImport(tx, { id, school_id, now })
    if (!claimed) throw new AppError('NOT_FOUND')
    if (undoUntil(claimed.made_at) < now) throw new AppError('TOO_LATE')
    const rows = await selectImportRows(tx, id)
    for (const { user_id, class_id } of rows)
      if (class_id !== null) await deleteMembers(tx, { class_id, user_ids: [user_id] })
    const unused = rows.filter(({ is_unused }) => is_unused)
    for (const { user_id } of unused) await deleteUser(tx, user_id)
    const done = { num_removed: unused.length, num_kept: rows.length - unused.length }
    const event = { action: 'list_undone', school_id, actor_id: actor.id } as const
    await audit(tx, { ...event, subject_id: null, data: done, now })
    return done
  })
}
