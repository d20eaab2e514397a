import { ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Child, Week } from '#accounts/accounts.data.ts'
import { Card } from '#ui/card.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import {
  type Change,
  lastWeekWords,
  rangeWords,
  sentenceOf,
  timeChange,
  timeWords,
  weekText,
} from './week.words.ts'
import { WeekGarden } from './week-garden.tsx'

type WeekHeroProps = { readonly child: Child; readonly week: Week }

/** Shows the week in a sentence, in three figures and in seven plants. */
export function WeekHero({ child, week }: WeekHeroProps) {
  const { tried_again, hints_after_try, minutes, days } = week
  return (
    <Card
      as="section"
      aria-labelledby="week"
      padding="none"
      shape="sheet"
      className="grid grid-cols-[minmax(0,1fr)] overflow-hidden lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-4 p-5 md:p-8 md:pb-7">
        <p className="font-semibold text-quiet">{rangeWords(days)}</p>
        <h2
          id="week"
          className="font-heavy text-2xl tracking-tight [overflow-wrap:anywhere] md:text-3xl"
        >
          {sentenceOf(child.first_name, week)}
        </h2>
        <dl className="mt-auto grid grid-cols-2 gap-4 border-line border-t pt-5 sm:grid-cols-3">
          <Figure name={weekText.tried} figure={tried_again.now} of={tried_again.of}>
            {lastWeekWords(tried_again, weekText.tried_none)}
          </Figure>
          <Figure name={weekText.time} figure={timeWords(minutes)}>
            <ChangeWords change={timeChange(week)} />
          </Figure>
          <Figure name={weekText.hints} figure={hints_after_try.now} of={hints_after_try.of}>
            {hints_after_try.of > 0
              ? weekText.hints_note
              : lastWeekWords(hints_after_try, weekText.hints_none)}
          </Figure>
        </dl>
      </div>
      <WeekGarden days={days} />
    </Card>
  )
}

type FigureProps = {
  readonly name: string
  readonly figure: number | string
  readonly of?: number
  readonly children: ReactNode
}

function Figure({ name, figure, of, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold text-quiet text-sm">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">
        <b className="font-display font-heavy text-2xl leading-snug">
          {of === 0 ? weekText.none : figure}
        </b>
        {of !== undefined && of > 0 && ` of ${of}`}
      </dd>
      <dd className="text-quiet text-sm leading-snug">{children}</dd>
    </div>
  )
}

function ChangeWords({ change: { direction, words } }: { readonly change: Change }) {
  if (direction !== 'up') return words
  return (
    <span className="font-semibold text-primary-strong">
      <ArrowUp {...ICON_SMALL} className="mr-0.5 inline align-[-3px]" />
      {words}
    </span>
  )
}
