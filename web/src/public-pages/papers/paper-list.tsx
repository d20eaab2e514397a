import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { ArrowRight, Calculator, FlaskConical } from 'lucide-react'
import { Link } from 'react-router'
import { eachOf } from '#platform/each.ts'
import { Head, Lead, PAGE } from '#public-pages/reading/reading.head.tsx'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { readAttempt } from './kept-attempt.ts'
import { papersText } from './papers.words.ts'

type Papers = Received<'GET /lessons/public/papers'>['papers']

/** What a card is drawn from ahead. Safe: a number is nothing but shown, and the server shows its own. */
export const samplePaper = {
  name: '{{each.name}}',
  title: '{{each.title}}',
  subject: '{{each.subject}}',
  level: '{{each.level}}',
  minutes: '{{each.minutes}}',
  num_questions: '{{each.num_questions}}',
  max_score: '{{each.max_score}}',
} as unknown as Papers[number]

export function PaperList({ papers }: { readonly papers: Papers | undefined }) {
  return (
    <div className={PAGE}>
      <Head title={papersText.title} description={papersText.description}>
        <Lead>{papersText.lead}</Lead>
      </Head>
      {papers?.length === 0 && (
        <EmptyState title={papersText.none_title}>{papersText.none}</EmptyState>
      )}
      <ul className="mt-8 grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {papers
          ? papers.map((paper) => <PaperCard key={paper.name} paper={paper} />)
          : [1, 2, 3].map((place) => (
              <li key={place}>
                <Skeleton className="h-56 rounded-sheet" />
              </li>
            ))}
      </ul>
      <p className="mt-6 text-quiet">{papersText.kept}</p>
    </div>
  )
}

function PaperCard({ paper }: { readonly paper: Papers[number] }) {
  const { name, title, subject, level, minutes, num_questions, max_score } = paper
  const kept = readAttempt(name, new Date())
  const isScience = /science|physics|chemistry|biology/i.test(subject)
  const Icon = isScience ? FlaskConical : Calculator
  const go = kept ? (kept.insight ? papersText.see : papersText.go_on) : papersText.open
  return (
    <li
      {...eachOf('papers', name)}
      className={`relative flex min-w-0 flex-col gap-3 rounded-sheet p-5 text-ink md:p-7 ${isScience ? 'bg-pastel-sky' : 'bg-mint'}`}
    >
      <span className="grid size-11 place-items-center rounded-[12px] bg-raised text-primary">
        <Icon {...ICON} size={22} />
      </span>
      <h2 className="text-xl">
        <Link
          to={pages.papers({ paper: name })}
          className="rounded-small no-underline after:absolute after:inset-0 after:rounded-sheet hover:underline"
        >
          {title}
        </Link>
      </h2>
      <p>{papersText.facts(num_questions, max_score, minutes)}</p>
      <p className="flex flex-wrap gap-2">
        <Badge className="bg-raised">{level}</Badge>
      </p>
      <p aria-hidden className="mt-auto flex items-center gap-2 pt-2 font-bold">
        {go}
        <ArrowRight {...ICON} />
      </p>
    </li>
  )
}
