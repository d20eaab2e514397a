import type { ReactNode } from 'react'
import { titled } from '#platform/brand.ts'

/** The column of the pages to read. */
export const PAGE = 'mx-auto w-full max-w-[1264px] px-4 pt-8 pb-4 md:px-8 md:pt-14'

type HeadProps = {
  readonly title: string
  readonly description: string
  /** Above the title: the way back. */
  readonly above?: ReactNode
  /** Under it. */
  readonly children?: ReactNode
}

/** The head of a page: its one h1, and what a search engine reads of it. */
export function Head({ title, description, above, children }: HeadProps) {
  return (
    <header>
      <title>{titled(title)}</title>
      <meta name="description" content={description} />
      {above}
      <h1 className="max-w-3xl font-heavy text-3xl tracking-[-0.02em] [overflow-wrap:anywhere] md:text-4xl">
        {title}
      </h1>
      {children}
    </header>
  )
}

/** One line under a title: whom a page is from, and of when. */
export const Lead = ({ children }: { readonly children: ReactNode }) => (
  <p className="mt-3 max-w-[58ch] text-lg text-quiet md:mt-4">{children}</p>
)
