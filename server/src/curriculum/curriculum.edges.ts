import type { Services } from '#platform/context.ts'
import { type Spread, selectEdges } from './curriculum.edges.queries.ts'

/** An edge of the graph, with what answers say about it. */
export type Edge = {
  readonly topic: string
  readonly prerequisite: string
  readonly students: number
  /** By how much more often those who knew the earlier topic began well, from -1 to 1. */
  readonly difference: number
  readonly is_in_doubt: boolean
}

/** Fewer students on either side say nothing. */
const FEWEST_STUDENTS = 20

/** Standard errors within which a difference may be chance: 95 of 100 lie in them on one side. */
const ERRORS = 1.64

/**
 * Lists the prerequisites about which enough students' answers tell, the doubtful first. One is in
 * doubt where those who had not known the earlier topic began the later one no worse. A person
 * decides what becomes of it: nothing is dropped here.
 */
export async function listEdges({ db }: Pick<Services, 'db'>): Promise<Edge[]> {
  const edges = (await selectEdges(db)).filter(
    ({ knew, did_not }) => Math.min(knew.count, did_not.count) >= FEWEST_STUDENTS,
  )
  return edges
    .map(({ topic, prerequisite, knew, did_not }) => ({
      topic,
      prerequisite,
      students: knew.count + did_not.count,
      difference: knew.mean - did_not.mean,
      is_in_doubt: knew.mean - did_not.mean <= ERRORS * errorOf(knew, did_not),
    }))
    .toSorted((a, b) => a.difference - b.difference)
}

/** The standard error of the difference of two means. */
const errorOf = (a: Spread, b: Spread): number =>
  Math.sqrt(a.variance / a.count + b.variance / b.count)
