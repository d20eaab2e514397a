import { pages } from '@learngrove/contract/pages'
import { ArrowRight } from 'lucide-react'
import { Suspense } from 'react'
import { Await, Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { guidedText } from './guided.words.ts'
import type { Sheets } from './tour-sheets.ts'

const text = guidedText.last

/** So many worksheets are shown, of different subjects; more is no help to choose. */
const shown = 6

/** The end of the tour: a whole worksheet, or a garden of one's own. */
export const TourEnd = ({ sheets }: { readonly sheets: Promise<Sheets> }) => (
  <section className="grid gap-5">
    <p>
      <Button size="large" render={<Link to={pages.signupLite()} />} className="max-sm:w-full">
        {text.start}
      </Button>
    </p>
    <h3 className="text-xl">{text.sheets}</h3>
    <Suspense
      fallback={
        <SkeletonGroup label={text.sheets} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-36 rounded-card" />
          ))}
        </SkeletonGroup>
      }
    >
      <Await resolve={sheets}>{(all) => <SheetCards sheets={varied(all)} />}</Await>
    </Suspense>
  </section>
)

function SheetCards({ sheets }: { readonly sheets: Sheets }) {
  if (sheets.length === 0) {
    return (
      <p>
        {text.no_sheets} <Link to={pages.papers()}>{text.papers}</Link>
      </p>
    )
  }
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {sheets.map(({ id, title, subject_name, num_questions, minutes }) => (
        <li
          key={id}
          className="relative grid content-start gap-1 rounded-card border border-line bg-surface p-5 shadow-1"
        >
          <p className="font-semibold text-quiet text-sm">{subject_name}</p>
          <h4 className="text-lg [overflow-wrap:anywhere]">
            <Link
              to={pages.sharedSheet({ quizId: id })}
              className="rounded-small no-underline after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {title}
            </Link>
          </h4>
          <p className="flex items-center gap-2 text-quiet text-sm">
            {text.facts(num_questions, minutes)}
            <ArrowRight {...ICON} className="ml-auto" />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Takes worksheets from each subject in turn. */
function varied(sheets: Sheets): Sheets {
  const subjects = [...Map.groupBy(sheets, ({ subject_name }) => subject_name).values()]
  const turns = Array.from({ length: shown }, (_, turn) =>
    subjects.flatMap((list) => list.slice(turn, turn + 1)),
  )
  return turns.flat().slice(0, shown)
}
