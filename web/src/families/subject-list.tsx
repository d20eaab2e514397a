import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import type { Subject } from '#accounts/accounts.data.ts'
import { Card } from '#ui/card.tsx'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { Section } from '#ui/section.tsx'
import { subjectLook } from '#ui/subject-look.ts'
import { TrendLine } from './trend-line.tsx'
import { type Change, weekText } from './week.words.ts'
import { WeekStatistics } from './week-statistics.tsx'
import { changeOf, meaningOf, trendWords } from './week-trend.ts'

const arrows = { up: ArrowUp, same: Equal, down: ArrowDown } as const
const tones = { up: 'text-primary-strong', same: 'text-quiet', down: 'text-not-yet' } as const

type SubjectListProps = {
  readonly child_id: string
  readonly subjects: readonly Subject[]
}

/** Shows each subject with its share, its weeks, and what the difference means. */
export function SubjectList({ child_id, subjects }: SubjectListProps) {
  return (
    <Section id="subjects" title={weekText.subjects} lead={weekText.subjects_lead}>
      <Card as="div" padding="none">
        <ul className="divide-y divide-line">
          {subjects.map((subject) => (
            <SubjectRow key={subject.course_id} child_id={child_id} subject={subject} />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

type SubjectRowProps = { readonly child_id: string; readonly subject: Subject }

function SubjectRow({ child_id, subject }: SubjectRowProps) {
  const { icon: Icon, ground } = subjectLook(subject.subject_name)
  const { subject_id, subject_name } = subject
  const { now, of } = subject.right_first
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 p-5 sm:grid-cols-2 md:px-6 lg:grid-cols-[minmax(0,1.25fr)_190px_150px_minmax(0,1.2fr)]">
      <div className="flex items-center gap-3.5">
        <span
          className={`grid size-11 flex-none place-items-center rounded-tile text-ink ${ground}`}
        >
          <Icon {...ICON} size={22} />
        </span>
        <div className="min-w-0">
          <h3 className="text-lg">{subject.subject_name}</h3>
          <p className="text-quiet text-sm">{subject.topics.join(' and ')}</p>
        </div>
      </div>
      <div>
        <p className="font-display font-heavy text-xl tabular-nums">
          {of === 0 ? weekText.none : `${now} of ${of}`}
        </p>
        <Direction change={changeOf(subject)} />
      </div>
      <div>
        <TrendLine weeks={subject.weeks} />
        <p className="sr-only">{trendWords(subject.weeks)}</p>
      </div>
      <p className="text-quiet text-sm">{meaningOf(subject)}</p>
      <div className="sm:col-span-full">
        <WeekStatistics {...{ child_id, subject_id, subject_name }} />
      </div>
    </li>
  )
}

function Direction({ change: { direction, words } }: { readonly change: Change }) {
  const Arrow = arrows[direction]
  return (
    <p className={classes('flex items-start gap-1 font-semibold text-sm', tones[direction])}>
      <Arrow {...ICON_SMALL} className="mt-0.75 flex-none" />
      {words}
    </p>
  )
}
