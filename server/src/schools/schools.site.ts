import { type Door, doorOf, portalPrefix } from '#platform/brands.ts'
import type { Db } from '#platform/database.ts'
import { readableTheme } from './contrast.ts'
import { listPictures } from './schools.pictures.queries.ts'
import type { ShownPictures } from './schools.pictures.ts'
import { findSchoolByDomain } from './schools.queries.ts'
import { type Theme, themeSheet } from './theme.ts'

/** What a page shows of its site: name, colours, pictures and entrance. */
export type SiteFace = {
  readonly door: Door
  readonly name: string
  /** Name of the product: the brand's, on a school's own site too. */
  readonly platform: string
  readonly tagline: string
  readonly school_name: string | null
  readonly theme: Theme
  /** What a school has set; the rest are ours. */
  readonly pictures: ShownPictures
  /** Path prefix of the site, or empty. */
  readonly base_path: string
}

/**
 * Reads the look of a site. A school's own domain is no brand: it has the product's pages under the
 * school's name and look.
 */
export async function readSiteFace(db: Db, hostname: string, path: string): Promise<SiteFace> {
  const door = doorOf(hostname, path)
  const isUnder = path === portalPrefix || path.startsWith(`${portalPrefix}/`)
  const base_path = isUnder ? portalPrefix : ''
  const school = await findSchoolByDomain(db, hostname)
  if (school) {
    const pictures = await listPictures(db, school.id)
    // Safe: the column is written only by `setBrandColours`, which checks the fields.
    const { theme } = readableTheme(school.theme as Record<string, string>)
    return {
      door,
      name: school.page_title ?? school.name,
      platform: door.brand.name,
      tagline: '',
      school_name: school.name,
      theme: themeSheet(theme, pictures),
      pictures,
      base_path,
    }
  }
  const { brand } = door
  const theme = door.is_portal ? { ...brand.theme, ...brand.portal_theme } : brand.theme
  const { name, tagline } = brand
  return {
    door,
    name,
    platform: name,
    tagline,
    school_name: null,
    theme: themeSheet(theme),
    pictures: {},
    base_path,
  }
}
