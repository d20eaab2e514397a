import { Sprout } from 'lucide-react'
import { Link } from 'react-router'
import { authPaths } from '#auth/auth.paths.ts'
import { branded } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Hills } from './hills.tsx'
import { COLUMN } from './section.tsx'
import { Taster } from './taster.tsx'
import { heroText } from './welcome.words.ts'

/** What it is, and at once something to do. */
export function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="relative overflow-hidden bg-linear-to-b from-meadow to-meadow-far pt-8 pb-26 lg:pt-30 lg:pb-36"
    >
      <Hills ground="var(--paper)" className="h-30 md:h-55" />
      <div
        className={`${COLUMN} relative grid items-start gap-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-18`}
      >
        <div>
          <h1
            id="hero-title"
            className="font-heavy text-[clamp(2.5rem,5vw,4.25rem)] leading-[1.02] tracking-[-0.03em]"
          >
            {heroText.title}
          </h1>
          <p className="mt-4 max-w-[34em] text-lg md:mt-6 md:text-[1.25rem]">
            {branded(heroText.lead)}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 md:mt-8 max-sm:[&>*]:grow">
            <Button size="large" render={<Link to={authPaths.signup_lite()} />}>
              {heroText.start}
            </Button>
            <Button size="large" kind="line" render={<Link to="#tutor" />}>
              {branded(heroText.how)}
            </Button>
          </div>
          <p className="mt-6 flex items-center gap-2 text-[color-mix(in_oklab,var(--quiet)_70%,var(--ink))]">
            <Sprout {...ICON} className="flex-none" />
            {heroText.ages}
          </p>
        </div>
        <div className="relative min-w-0 lg:mt-2">
          <Pip
            mood="curious"
            size={120}
            className="absolute -top-[82px] right-5 z-10 size-25 lg:-top-[99px] lg:right-11 lg:size-30"
          />
          <Taster />
        </div>
      </div>
    </section>
  )
}
