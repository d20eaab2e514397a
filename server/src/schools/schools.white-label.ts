import type { auth } from '@learngrove/contract/auth'
import type { Output } from '@learngrove/contract/route'
import { brandColours, brandPictures } from '@learngrove/contract/white-label.limits'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { type Correction, readableTheme } from './contrast.ts'
import { listPictures } from './schools.pictures.queries.ts'
import type { ShownPictures } from './schools.pictures.ts'
import { findSchool, findSchoolByDomain } from './schools.queries.ts'

type WhiteLabel = Output<typeof auth.whiteLabel>

type Named = NonNullable<Awaited<ReturnType<typeof findSchool>>>

/** Reads the look of a domain's school. Any other domain has no look of its own. */
export async function readWhiteLabel(db: Db, domain: string): Promise<WhiteLabel> {
  const school = await findSchoolByDomain(db, domain)
  if (!school) throw new AppError('NOT_FOUND')
  const shown = readableTheme(themeOf(school)).theme
  return labelOf(school, shown, await listPictures(db, school.id))
}

/**
 * Reads a school's white-label fields as they were set, for those who set them, and the colours
 * that are shown instead of unreadable ones, with the contrast before and after. Throws `NOT_FOUND`
 * without such a school.
 */
export async function readSetWhiteLabel(
  db: Db,
  school_id: string,
): Promise<WhiteLabel & { readonly corrections: readonly Correction[] }> {
  const school = await findSchool(db, school_id)
  if (!school) throw new AppError('NOT_FOUND')
  const theme = themeOf(school)
  const { corrections } = readableTheme(theme)
  return { ...labelOf(school, theme, await listPictures(db, school.id)), corrections }
}

// Safe: the column is written only by `setBrandColours`, which checks the fields.
const themeOf = ({ theme }: Pick<Named, 'theme'>) => theme as Readonly<Record<string, string>>

function labelOf(
  { name, domain, page_title }: Named,
  colours: Readonly<Record<string, string>>,
  pictures: ShownPictures,
): WhiteLabel {
  return {
    ...{ school_name: name, domain_name: domain, page_title },
    ...fieldsOf(brandColours, (field) => colours[field]),
    ...fieldsOf(brandPictures, (field) => pictures[field]?.at(-1)?.address),
  }
}

const fieldsOf = <Name extends string>(
  names: readonly Name[],
  setOf: (name: Name) => string | undefined,
) =>
  // Safe: these are the names, each with its value.
  Object.fromEntries(names.map((name) => [name, setOf(name) ?? null])) as Record<
    Name,
    string | null
  >
