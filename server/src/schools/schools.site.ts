import type { Db } from '#platform/database.ts'
import { type Door, doorOf, portalPrefix } from './brands.ts'
import { readableTheme } from './contrast.ts'
import { findSchoolByDomain } from './schools.queries.ts'
import { type Theme, themeSheet } from './theme.ts'

/** What a page says of itself: under which name, with which colours, at which door. */
export type SiteFace = {
  readonly door: Door
  readonly name: string
  readonly tagline: string
  readonly school_name: string | null
  readonly theme: Theme
  /** The prefix that the address stands under, or nothing. */
  readonly base_path: string
}

/** A school on its own domain is no brand: it has the product's pages under its own name and colours. */
export async function readSiteFace(db: Db, hostname: string, path: string): Promise<SiteFace> {
  const door = doorOf(hostname, path)
  const isUnder = path === portalPrefix || path.startsWith(`${portalPrefix}/`)
  const base_path = isUnder ? portalPrefix : ''
  const school = await findSchoolByDomain(db, hostname)
  if (school) {
    return {
      door,
      name: school.page_title ?? school.name,
      tagline: '',
      school_name: school.name,
      // Safe: the column is written only by what checks the white-label fields.
      theme: themeSheet(readableTheme(school.theme as Record<string, string>).theme),
      base_path,
    }
  }
  const { brand } = door
  const theme = door.is_portal ? { ...brand.theme, ...brand.portal_theme } : brand.theme
  const { name, tagline } = brand
  return { door, name, tagline, school_name: null, theme: themeSheet(theme), base_path }
}
