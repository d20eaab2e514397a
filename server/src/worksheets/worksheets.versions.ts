import { createHash } from 'node:crypto'
import { exampleSeedOf } from '#questions/questions.bank.ts'
import { mixed } from './planning/planning.fill.ts'

/** A sheet in two versions asks for the same skills with other numbers in another order, so that neighbours cannot copy. */
export type SheetVersion = 'A' | 'B'

/** Says which version of a quiz a student gets: always the same, and each about half of them. */
export function versionOf(quiz_id: string, student_id: string): SheetVersion {
  const [first = 0] = createHash('sha256').update(`${quiz_id} ${student_id}`).digest()
  return first % 2 === 0 ? 'A' : 'B'
}

type Place = { readonly question_id: string; readonly seed: number | null }

/**
 * Returns the questions of a sheet as a version has them. A is the sheet as its teacher made it; in B each has
 * a seed of its own, and neighbours change places, so that it gets harder as the sheet does.
 */
export function placesOfVersion<P extends Place>(
  places: readonly P[],
  version: SheetVersion,
): (P & { readonly seed: number })[] {
  const seeded = places.map((place) => ({
    ...place,
    seed: place.seed ?? exampleSeedOf(place.question_id),
  }))
  if (version === 'A') return seeded
  const other = seeded.map((place) => ({
    ...place,
    // Halved, since a seed has no sign.
    seed: mixed(place.question_id, place.seed) >>> 1,
  }))
  return other.map((place, at) => other[at % 2 === 0 ? at + 1 : at - 1] ?? place)
}
