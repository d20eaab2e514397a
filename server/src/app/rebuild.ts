import { rebuildEarnings } from '#gamification/gamification.rebuild.ts'
import type { Services } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { applyProjection, prepareRebuild, rebuildIn } from '#platform/projections/projections.ts'
import { selectTopicsOf } from '#revision/revision.queries.ts'
import { rebuildSkills } from '#revision/revision.skills.ts'
import { projections } from './projections.ts'
import {
  compareTable,
  type Difference,
  type Followed,
  noteTable,
  selectStudents,
} from './rebuild.queries.ts'

type World = Pick<Services, 'memory'> & { readonly tx: Db }

/** What follows from the evidence, and how it is computed from all of it. */
export type Rebuild = {
  readonly name: string
  readonly tables: readonly Followed[]
  /** Of each student by itself; short, since it holds up those who answer meanwhile. */
  readonly ofStudent?: (world: World, student_id: string) => Promise<void>
  /** Of all at once. */
  readonly ofAll?: (tx: Db, horizon: string) => Promise<void>
}

const skills: Rebuild = {
  name: 'skills',
  // Counts who wrote, and not what.
  tables: [{ table: 'skill_states', key: ['student_id', 'topic_id'], ignored: ['revision'] }],
  ofStudent: async ({ tx, memory }, student_id) => {
    const topic_ids = await selectTopicsOf(tx, student_id)
    await rebuildSkills({ db: tx, memory }, { student_id, topic_ids })
  },
}

const earnings: Rebuild = {
  name: 'earnings',
  tables: [
    { table: 'xp_ledger', key: ['student_id', 'reason', 'source_id'], ignored: ['id'] },
    { table: 'student_xp', key: ['student_id'] },
    { table: 'streak_days', key: ['student_id', 'day'] },
  ],
  ofStudent: ({ tx }, student_id) => rebuildEarnings(tx, student_id),
}

/** Everything that can be computed from the evidence. The weeks of a report are worked out when they are asked for. */
export const rebuilds: readonly Rebuild[] = [
  skills,
  earnings,
  ...projections.map(
    (projection): Rebuild => ({
      name: projection.name,
      tables: [projection.follows],
      ofAll: (tx, horizon) => rebuildIn(tx, projection, { horizon }),
    }),
  ),
]

type Place = Pick<Services, 'db' | 'memory'>

/** Computes it all anew, each student in a transaction, so that nobody waits for all of them. */
export async function rebuild({ db, memory }: Place, { ofStudent, ofAll }: Rebuild): Promise<void> {
  if (ofStudent) {
    for (const student_id of await selectStudents(db)) {
      await transaction(db, (tx) => ofStudent({ tx, memory }, student_id))
    }
  }
  if (!ofAll) return
  const horizon = await prepareRebuild(db, projections)
  await transaction(db, (tx) => ofAll(tx, horizon))
}

export type Outcome = { readonly rows: number; readonly differences: readonly Difference[] }

/** Says what a rebuild would change, and changes nothing. */
export async function tryRebuild({ db, memory }: Place, which: Rebuild): Promise<Outcome> {
  const horizon = await prepareRebuild(db, projections)
  const outcomes: Outcome[] = []
  const undone = new Error('It was only tried')
  const trying = transaction(db, async (tx) => {
    for (const table of which.tables) await noteTable(tx, table)
    if (which.ofStudent) {
      for (const student_id of await selectStudents(tx)) {
        await which.ofStudent({ tx, memory }, student_id)
      }
    }
    await which.ofAll?.(tx, horizon)
    for (const table of which.tables) outcomes.push(await compareTable(tx, table))
    throw undone
  })
  await trying.catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return {
    rows: outcomes.reduce((sum, { rows }) => sum + rows, 0),
    differences: outcomes.flatMap(({ differences }) => differences),
  }
}

/** Takes in what is new, as the job does a moment after an answer. */
export async function followEvidence(db: Db): Promise<void> {
  for (const projection of projections) await applyProjection(db, projection)
}
