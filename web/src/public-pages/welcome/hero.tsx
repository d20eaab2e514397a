import { pages } from '@learngrove/contract/pages'
import { Link } from 'react-router'
import { branded } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { Taster } from './taster.tsx'
import { Hills } from './welcome.hills.tsx'
import { COLUMN } from './welcome.section.tsx'
import { heroText } from './welcome.words.ts'

/** What it is, and at once something to do. */
export function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative overflow-hidden bg-linear-to-b from-meadow to-meadow-far pt-7 pb-24 lg:pt-26 lg:pb-42"
    >
      <Hills ground="var(--paper)" className="h-30 md:h-55" />
      <div
        className={`${COLUMN} relative grid items-center gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16`}
      >
        <div>
          <h1
            id="hero-title"
            className="font-heavy text-[clamp(2.5rem,5vw,4.25rem)] leading-[1.02] tracking-[-0.03em]"
          >
            {heroText.title}
          </h1>
          <p className="mt-4 max-w-[24em] text-lg md:mt-6 md:text-[1.25rem]">
            {branded(heroText.lead)}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-8 max-sm:[&>*]:grow">
            <Button size="large" render={<Link to={pages.signupLite()} />}>
              {heroText.start}
            </Button>
            <Button size="large" kind="line" render={<Link to="#tutor" />}>
              {branded(heroText.how)}
            </Button>
          </div>
          <p className="mt-5 text-[color-mix(in_oklab,var(--quiet)_70%,var(--ink))]">
            {branded(heroText.ages)}
          </p>
          <p className="mt-7 flex items-center gap-2 text-[color-mix(in_oklab,var(--quiet)_70%,var(--ink))] max-lg:hidden">
            {heroText.try_it}
            <svg
              aria-hidden
              viewBox="0 0 64 34"
              className="h-8.5 w-16 fill-none stroke-3 stroke-primary [stroke-linecap:round] [stroke-linejoin:round]"
            >
              <path d="M3 26C18 8 36 6 58 14M48 6L59 14L50 24" />
            </svg>
          </p>
        </div>
        <div className="min-w-0">
          <Taster />
        </div>
      </div>
    </section>
  )
}
