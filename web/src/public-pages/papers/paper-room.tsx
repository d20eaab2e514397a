import { pages } from '@learngrove/contract/pages'
import { Clock, ListChecks, Pencil } from 'lucide-react'
import { Head, PAGE } from '#public-pages/reading/reading.head.tsx'
import { WayBack } from '#public-pages/reading/reading.way-back.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { PaperInsight } from './paper-insight.tsx'
import { PaperRun } from './paper-run.tsx'
import { papersText, papersWords } from './papers.words.ts'
import { usePaper } from './use-paper.ts'

export type PaperFacts = {
  readonly name: string
  readonly title: string
  readonly minutes: number
  readonly max_score: number
  readonly num_questions: number
}

/** One paper: before it, while it is written, and what it showed. */
export function PaperRoom({ paper }: { readonly paper: PaperFacts }) {
  const session = usePaper(paper.name)
  const { attempt } = session
  return (
    <div className={PAGE}>
      <Head
        title={paper.title}
        description={papersText.description}
        above={<WayBack label={papersText.back} href={pages.papers()} />}
      />
      {!attempt && <Before paper={paper} session={session} />}
      {attempt && !attempt.insight && <PaperRun attempt={attempt} session={session} />}
      {attempt?.insight && (
        <PaperInsight attempt={attempt} insight={attempt.insight} onAgain={session.forget} />
      )}
    </div>
  )
}

const icons = [Pencil, ListChecks, Clock] as const

type BeforeProps = { readonly paper: PaperFacts; readonly session: ReturnType<typeof usePaper> }

function Before({ paper, session }: BeforeProps) {
  return (
    <section
      aria-labelledby="before"
      className="mt-6 grid max-w-3xl gap-4 rounded-sheet bg-mint px-5 py-6 text-ink md:grid-cols-[minmax(0,1fr)_auto] md:px-10 md:py-9"
    >
      <div className="grid content-start gap-4">
        <p className="font-semibold">
          {papersText.facts(paper.num_questions, paper.max_score, paper.minutes)}
        </p>
        <h2 id="before" className="text-xl md:text-2xl">
          {papersText.before_title}
        </h2>
        <ul className="grid gap-3">
          {papersText.before.map((text, at) => {
            const Icon = icons[at] ?? Pencil
            return (
              <li key={text} className="flex gap-3">
                <Icon {...ICON} className="mt-1 flex-none" />
                {text}
              </li>
            )
          })}
        </ul>
        <p>{papersText.kept}</p>
        <p role="alert" className="font-medium text-not-yet empty:hidden">
          {session.code !== undefined && papersWords(session.code)}
        </p>
        <Button
          size="large"
          busy={session.isBusy}
          onClick={session.begin}
          className="justify-self-start max-sm:w-full"
        >
          {papersText.begin}
        </Button>
      </div>
      <Pip mood="calm" size={128} className="max-md:hidden" />
    </section>
  )
}
