import { pages } from '@learngrove/contract/pages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { site } from '#platform/brand.ts'
import { BrandMark } from '#ui/brand-mark.tsx'

type FamilyFrameProps = {
  readonly children: ReactNode
  /** The half beside it; below on a phone. */
  readonly aside: ReactNode
}

/** Frames a page of one task: the form on one side, its result on the other. */
export function FamilyFrame({ children, aside }: FamilyFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] print:block">
      <div className="px-4 pt-4 pb-10 md:px-16 md:pt-8 md:pb-14 print:hidden">
        <header>
          <Link
            to={pages.parentDashboard()}
            className="inline-block max-w-full rounded-control text-ink no-underline"
          >
            <BrandMark name={site.name} className="[overflow-wrap:anywhere]" />
          </Link>
        </header>
        <main id="main" className="mx-auto mt-6 max-w-110 md:mt-10">
          {children}
        </main>
      </div>
      <aside
        aria-label="Sign-in card"
        className="grid grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-7 bg-linear-to-b from-butter to-paper px-4 py-10 md:p-14 print:block print:bg-none print:p-0"
      >
        {aside}
      </aside>
    </div>
  )
}
