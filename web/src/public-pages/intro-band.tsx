import type { ReactNode } from 'react'
import { Head, Lead } from '#public-pages/reading/reading.head.tsx'

type IntroBandProps = {
  readonly title: string
  readonly description: string
  readonly lead: string
  /** What there is to press. */
  readonly actions: ReactNode
  /** Beside the words, where there is room. */
  readonly picture: ReactNode
}

/** The head of a page that introduces something: a piece of meadow with a picture and a way on. */
export function IntroBand({ title, description, lead, actions, picture }: IntroBandProps) {
  return (
    <div className="grid items-center gap-6 overflow-hidden rounded-sheet bg-linear-to-b from-meadow to-meadow-deep px-5 py-8 text-ink md:grid-cols-[minmax(0,1fr)_auto] md:gap-10 md:px-12 md:py-12">
      <div className="max-md:order-last">
        <Head title={title} description={description}>
          <Lead>
            <span className="text-ink">{lead}</span>
          </Lead>
        </Head>
        <p className="mt-6 flex flex-wrap gap-3 max-sm:[&>*]:grow">{actions}</p>
      </div>
      {picture}
    </div>
  )
}
