import { pages } from '@learngrove/contract/pages'
import {
  ArrowRight,
  BadgeCheck,
  CircleHelp,
  type LucideIcon,
  MoonStar,
  Split,
  Sprout,
  TrendingDown,
} from 'lucide-react'
import { Link } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import type { Thing } from './reports.data.ts'
import { personWords } from './reports.words.ts'

type Look = {
  readonly label: string
  readonly tone: BadgeTone
  readonly icon: LucideIcon
  readonly act: string
}

const looks: Readonly<Record<Thing['kind'], Look>> = {
  stuck: { label: 'Stuck', tone: 'peach', icon: CircleHelp, act: 'Make a sheet for them' },
  misconception: {
    ...{ label: 'Shared slip', tone: 'lilac', icon: Split, act: 'Make a sheet for them' },
  },
  fading: { label: 'Fading', tone: 'butter', icon: TrendingDown, act: 'Make a sheet for them' },
  quiet: { label: 'Quiet', tone: 'sky', icon: MoonStar, act: 'Make a short sheet' },
  question: { label: 'A question', tone: 'not-yet', icon: CircleHelp, act: 'See its answers' },
  ready: { label: 'Ready', tone: 'leaf', icon: BadgeCheck, act: 'Make what comes next' },
}

/** How many names stand on a card; the others are counted. */
const namesShown = 3

type ThingCardsProps = {
  readonly things: readonly Thing[]
  readonly classId: string
  readonly aliasOf: (id: string) => string | undefined
}

/** What to do first, each with the one press that does it. */
export const ThingCards = ({ things, ...of }: ThingCardsProps) => (
  <ul className="m-0 grid list-none gap-4 p-0 lg:grid-cols-3">
    {things.map((thing) => (
      <ThingCard key={thing.kind} thing={thing} {...of} />
    ))}
  </ul>
)

/** The press leads to the sheet for these students, or to the answers of the question. */
export const wayOn = ({ kind, topic, students }: Thing, classId: string): string =>
  kind === 'question'
    ? '#questions'
    : pages.creator({
        ...{ classId, topic: topic?.id },
        students: students.map(({ id }) => id).join(','),
      })

function ThingCard({
  thing,
  classId,
  aliasOf,
}: { thing: Thing } & Omit<ThingCardsProps, 'things'>) {
  const { label, tone, icon, act } = looks[thing.kind]
  const more = thing.students.length - namesShown
  const href = wayOn(thing, classId)
  return (
    <Card as="li" className="flex break-inside-avoid flex-col gap-3">
      <Badge tone={tone} icon={icon} className="self-start">
        {label}
      </Badge>
      <h3 className="text-lg text-pretty">{thing.title}</h3>
      <p className="text-quiet text-sm">{thing.reason}</p>
      <ul className="m-0 grid list-none gap-2 p-0">
        {thing.students.slice(0, namesShown).map((person) => {
          const name = personWords(person, aliasOf(person.id))
          return (
            <li key={person.id} className="flex items-center gap-3 text-sm">
              <Avatar name={name} />
              <span className="min-w-0">
                <span className="block truncate">{name}</span>
                {person.detail && <span className="block text-quiet">{person.detail}</span>}
              </span>
            </li>
          )
        })}
        {more > 0 && <li className="text-quiet text-sm">and {more} more</li>}
      </ul>
      <div className="mt-auto pt-2 print:hidden">
        <Button
          wide
          kind={thing.kind === 'question' ? 'line' : 'primary'}
          icon={thing.kind === 'question' ? <ArrowRight {...ICON} /> : <Sprout {...ICON} />}
          render={href.startsWith('#') ? <a href={href}>{act}</a> : <Link to={href} />}
        >
          {act}
        </Button>
      </div>
    </Card>
  )
}
