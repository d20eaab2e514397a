import { pages } from '@learngrove/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '#platform/loaded.tsx'
import { agoWords } from '#platform/when.ts'
import { Button } from '#ui/button.tsx'
import { CardRow } from '#ui/card-row.tsx'
import { hueAt, petalColour } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { SideCard } from '#ui/side-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonRows } from '#ui/skeleton-group.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { minutesOf, wantedMinutes } from './review-budget.ts'
import { myRevisions, type Revisions } from './revision.data.ts'
import { coversWords, memoryLink, reviewsSentence, reviewsTitle } from './revision.words.ts'

/** What fades and wants a few minutes today; away from its own page with the way there. */
export function ReviewsCard({ isAtHome = true }: { readonly isAtHome?: boolean }) {
  const revisions = useQuery(myRevisions)
  const planned = revisions.data?.minutes_planned
  return (
    <SideCard
      title={reviewsTitle}
      aside={
        planned !== undefined && (
          <span className="whitespace-nowrap text-quiet text-sm">{planned} minutes a day</span>
        )
      }
    >
      <Loaded
        query={revisions}
        what="Your reviews"
        skeleton={
          <div className="mt-4 grid gap-5">
            <Skeleton className="h-2.5" />
            <SkeletonRows label="Your reviews are coming." rows={3} />
          </div>
        }
      >
        {(data) => <Reviews data={data} isAtHome={isAtHome} />}
      </Loaded>
      {isAtHome && (
        <TextLink alone render={<Link to={pages.revisions()} />} className="mt-2">
          {memoryLink}
        </TextLink>
      )}
    </SideCard>
  )
}

function Reviews({ data, isAtHome }: { readonly data: Revisions; readonly isAtHome: boolean }) {
  const { revisions, minutes_done, minutes_planned } = data
  if (revisions.length === 0) {
    return (
      <div className="mt-4 flex items-center gap-4">
        <Plant stage="bloom" flower="sun" size={64} />
        <p className="text-quiet">Nothing is thirsty today. What you know stays fresh for now.</p>
      </div>
    )
  }
  return (
    <>
      <Budget data={data} />
      <p className="mt-2 text-quiet text-sm">
        {reviewsSentence({
          done: minutes_done,
          wanted: wantedMinutes(data),
          planned: minutes_planned,
          plants: revisions.length,
        })}
      </p>
      <ul className="-mx-2 mt-4 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {revisions.map(({ course_tagging_id, title, minutes, plant, ...rest }, place) => (
          <CardRow
            key={course_tagging_id}
            to={pages.revise({ topic: course_tagging_id })}
            picture={<Plant stage={plant} flower={hueAt(place)} size={44} />}
            title={title}
            detail={[
              agoWords(new Date(rest.last_practised_at), new Date()),
              coversWords(rest.covers),
            ]
              .filter(Boolean)
              .join('. ')}
            end={
              <span className="flex items-center gap-1.5 whitespace-nowrap font-semibold text-sm tabular-nums">
                <span
                  aria-hidden="true"
                  className="size-2 rounded-small"
                  style={{ background: petalColour(place) }}
                />
                {minutes} min
              </span>
            }
          />
        ))}
      </ul>
      <Button
        kind={isAtHome ? 'soft' : 'primary'}
        wide
        render={<Link to={pages.revise()} />}
        className="mt-4"
      >
        Start, {Math.min(wantedMinutes(data), Math.max(1, minutes_planned - minutes_done))} min
      </Button>
    </>
  )
}

/** The day's minutes, each in the colour of the plant that wants it; the sentence below says it in words. */
function Budget({ data }: { readonly data: Revisions }) {
  return (
    <div
      aria-hidden="true"
      className="mt-4 grid auto-cols-fr grid-flow-col gap-0.75 forced-color-adjust-none"
    >
      {minutesOf(data).map((minute, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a minute is its place in the day
          key={index}
          className={`h-2.5 rounded-[3px] first:rounded-l-full last:rounded-r-full ${
            minute === 'done' ? 'bg-primary' : 'bg-track'
          }`}
          style={typeof minute === 'number' ? { background: petalColour(minute) } : undefined}
        />
      ))}
    </div>
  )
}
