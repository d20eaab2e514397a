import { type BrandColour, brandColours } from '@learngrove/contract/white-label.limits'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { type Correction, readableTheme } from './contrast.ts'
import { updateTheme } from './schools.queries.ts'
import { isColour } from './theme.ts'

export type Colours = { readonly [Name in BrandColour]?: string }

/**
 * Sets the colours of a school; those that are not named return to the product's own. They are
 * stored as given, and shown so that they can be read: returns what was corrected, and by how much.
 * Throws `INVALID_REQUEST` for anything but `#rrggbb`, `NOT_FOUND` without such a school.
 */
export async function setBrandColours(
  db: Db,
  { school_id, colours }: { readonly school_id: string; readonly colours: Colours },
): Promise<readonly Correction[]> {
  const set = brandColours.flatMap((name) => {
    const colour = colours[name]
    return colour === undefined ? [] : [[name, colour] as const]
  })
  if (!set.every(([, colour]) => isColour(colour))) throw new AppError('INVALID_REQUEST')
  const theme = Object.fromEntries(set)
  if (!(await updateTheme(db, school_id, theme))) throw new AppError('NOT_FOUND')
  return readableTheme(theme).corrections
}
