import { pages } from '@learngrove/contract/pages'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site, titled } from '#platform/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'
import { Button } from '#ui/button.tsx'
import { GROUND, LABEL, SHEET } from '#ui/ground.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant } from '#ui/plant/plant.tsx'
import { roleDoors, signupText } from './signup.words.ts'

/** Three doors, one look each. */
export function SignupDoors({ isLite }: { readonly isLite: boolean }) {
  return (
    <div className={`min-h-dvh ${GROUND}`}>
      <title>{titled(signupText.title)}</title>
      <meta name="description" content={signupText.description} />
      <meta name="robots" content="noindex" />
      <header className="mx-auto flex w-full max-w-300 flex-wrap items-center justify-between gap-x-4 px-5 own-background:gap-y-2 pt-4 md:px-8 md:pt-8">
        <Link to={pages.welcome()} className={`rounded-control no-underline ${LABEL}`}>
          <BrandMark name={site.name} />
        </Link>
        <p className={`flex items-center gap-3 text-quiet ${LABEL}`}>
          <span className="max-sm:hidden">{signupText.have}</span>
          <Button kind="line" render={<Link to={pages.login()} />}>
            {signupText.signIn}
          </Button>
        </p>
      </header>
      <main id="main" className="mx-auto w-full max-w-265 px-5 pt-8 pb-16 md:px-8 md:pt-16">
        <div className={SHEET}>
          <h1 className="text-center font-heavy text-3xl md:text-4xl">{signupText.who}</h1>
          <p className="mt-3 text-balance text-center text-quiet md:text-lg">
            {isLite ? signupText.whoLite : signupText.whoLead}
          </p>
        </div>
        <ul className="mt-8 grid gap-4 md:mt-12 md:grid-cols-3 md:gap-6">
          <Door who="student" ground="bg-mint">
            <Pip mood="cheering" size={136} className="size-16 sm:size-24 md:size-34" />
            <Plant stage="sprout" size={76} className="size-10 sm:size-14 md:size-19" />
          </Door>
          <Door who="parent" ground="bg-butter">
            <Plant
              stage="bloom"
              flower="coral"
              size={132}
              className="size-17 sm:size-24 md:size-33"
            />
            <Plant stage="bud" flower="sun" size={96} className="size-11 sm:size-16 md:size-24" />
          </Door>
          <Door who="teacher" ground="bg-pastel-sky">
            <Plant
              stage="bloom"
              flower="lilac"
              size={88}
              className="size-12 sm:size-16 md:size-22"
            />
            <Plant
              stage="bloom"
              flower="sky"
              size={112}
              className="size-15 sm:size-20 md:size-28"
            />
            <Plant
              stage="bloom"
              flower="sun"
              size={88}
              className="size-16 max-sm:hidden md:size-22"
            />
          </Door>
        </ul>
      </main>
    </div>
  )
}

type DoorProps = {
  readonly who: keyof typeof roleDoors
  readonly ground: string
  readonly children: ReactNode
}

function Door({ who, ground, children }: DoorProps) {
  const { title, text, go } = roleDoors[who]
  return (
    <li className="min-w-0">
      <Link
        to={`?who=${who}`}
        className="group grid h-full overflow-hidden rounded-card border border-line bg-surface text-ink no-underline shadow-1 transition-shadow hover:shadow-2 max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:grid-rows-[auto_1fr]"
      >
        <span
          aria-hidden="true"
          className={`flex items-end justify-center overflow-hidden p-3 md:h-50 md:p-4 ${ground}`}
        >
          {children}
        </span>
        <span className="flex flex-col items-start p-4 md:p-6">
          <span className="font-display font-heavy text-lg leading-tight md:text-xl">{title}</span>
          <span className="mt-2 text-quiet">{text}</span>
          <span className="mt-auto inline-flex items-center gap-1.5 pt-4 font-bold text-primary-strong group-hover:underline">
            {go}
            <ArrowRight {...ICON_SMALL} />
          </span>
        </span>
      </Link>
    </li>
  )
}
