import type { Received } from '@learngrove/contract/call'

type Catalogue = Pick<Received<'GET /courses/catalogue'>, 'courses' | 'academic_levels'>

/**
 * Returns the level whose courses somebody at `level_id` gets if their own has none; `undefined` if
 * it has, or nothing is known. The server chooses in the same way: the nearest, of two the younger.
 */
function nearestLevel({ courses, academic_levels }: Catalogue, level_id: string) {
  const own = academic_levels.findIndex(({ id }) => id === level_id)
  const isTaught = (id: string) => courses.some((course) => course.academic_level_id === id)
  if (own === -1 || isTaught(level_id)) return undefined
  const [nearest] = academic_levels
    .map((level, place) => ({ ...level, distance: Math.abs(place - own) }))
    .filter(({ id }) => isTaught(id))
    .sort((one, other) => one.distance - other.distance)
  return nearest && { own: academic_levels[own]?.name ?? '', nearest: nearest.name }
}

/** Says that somebody starts with courses for another level. */
export function levelNote(catalogue: Catalogue | undefined, level_id: string | null | undefined) {
  const found = catalogue && level_id ? nearestLevel(catalogue, level_id) : undefined
  return found && `There are no courses for ${found.own} yet. The nearest are for ${found.nearest}.`
}
