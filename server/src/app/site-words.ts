import { readTaught } from '#courses/courses.taught.ts'
import type { Config } from '#platform/config.ts'
import type { Services } from '#platform/context.ts'
import type { SiteFace } from '#schools/schools.site.ts'

/** The facts that pages show besides the site's name: who runs it, and what is taught. */
export type SiteWords = {
  /** The name for a contract: the company's, if one is set. */
  readonly operator: string
  /** Name, address and registration in one line; empty if none of them is set. */
  readonly operator_details: string
  readonly taught: string
  /** On a school's own site, who is responsible for what; empty elsewhere. */
  readonly school_note: string
}

export async function readSiteWords(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { platform, school_name }: Pick<SiteFace, 'platform' | 'school_name'>,
): Promise<SiteWords> {
  const { operator } = config
  return {
    ...operatorWords(operator, platform),
    taught: await readTaught(db),
    school_note: school_name === null ? '' : schoolNote(school_name, platform, operator.name),
  }
}

export function operatorWords(
  { name, address, registration }: Config['operator'],
  platform: string,
): Pick<SiteWords, 'operator' | 'operator_details'> {
  const set = [name, address, registration].filter((each) => each !== undefined)
  return {
    operator: name ?? `the people who run ${platform}`,
    operator_details: set.join(' · '),
  }
}

export const schoolNote = (school: string, platform: string, company: string | undefined): string =>
  `This is the learning site of ${school}, which decides who uses it and what for. It runs on ${platform}, a service that the school has from ${company ?? 'us'}. On this page “we” is never the school.`
