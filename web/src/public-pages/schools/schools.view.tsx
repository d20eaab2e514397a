import { branded, titled } from '#platform/brand.ts'
import { Fit } from './fit.tsx'
import { schoolsText } from './schools.words.ts'
import { SchoolsHero } from './schools-hero.tsx'
import { SchoolsSafety } from './schools-safety.tsx'
import { TalkToUs } from './talk-to-us.tsx'
import { WhatSchoolsGet } from './what-schools-get.tsx'

/** The front page as a head teacher reads it: what exists, how children are kept safe, and a way to write. */
export function SchoolsView() {
  return (
    <>
      <title>{titled(schoolsText.title)}</title>
      <meta name="description" content={branded(schoolsText.description)} />
      <SchoolsHero />
      <WhatSchoolsGet />
      <SchoolsSafety />
      <Fit />
      <TalkToUs />
    </>
  )
}
