import { ChevronRight, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { groundAt } from './bed-grounds.ts'
import type { CourseMap, MapTopic, Strand } from './map.data.ts'
import { type MapIndex, placedOf } from './map-index.ts'
import { stageOf } from './map-plant.tsx'
import { bedWords, standingWords } from './map-words.ts'

type MapWalkProps = {
  readonly map: CourseMap
  readonly index: MapIndex
  /** The bed that is open; the others are a line each. */
  readonly open: Strand | undefined
  readonly chosen: string | undefined
  readonly hrefOf: (topic: string) => string
  readonly bedHref: (strand: string) => string
}

/** The garden on a phone: one bed at a time, its plants below each other. */
export function MapWalk({ map, index, open, chosen, hrefOf, bedHref }: MapWalkProps) {
  return (
    <div className="grid gap-3 bg-linear-to-b from-meadow-far to-meadow p-3">
      {map.strands.map((strand, place) =>
        strand === open ? (
          <section
            key={strand.key}
            aria-label={`${strand.title}, ${bedWords(strand.topics)}`}
            className={classes(
              'rounded-panel px-2 pt-4 pb-3 shadow-[inset_0_-5px_0_color-mix(in_oklab,var(--soil-top)_45%,transparent)]',
              groundAt(place),
            )}
          >
            <h2 className="flex flex-wrap items-baseline gap-x-2 px-2 text-base">
              {strand.title}
              <span className="font-medium font-text text-sm tracking-normal">
                {bedWords(strand.topics)}
              </span>
            </h2>
            <ol className="mt-2 grid">
              {strand.topics.map((topic, at) => (
                <Step
                  key={topic.id}
                  topic={topic}
                  at={at}
                  words={stepWords(map, index, topic)}
                  href={hrefOf(topic.id)}
                  isChosen={topic.id === chosen}
                  isNext={topic.id === map.next_topic_id}
                />
              ))}
            </ol>
          </section>
        ) : (
          <Link
            key={strand.key}
            to={bedHref(strand.key)}
            replace
            preventScrollReset
            className={classes(
              'flex min-h-13 items-center gap-3 rounded-tile px-4 no-underline forced-colors:border',
              groundAt(place),
            )}
          >
            <b className="min-w-0 flex-1 font-bold">{strand.title}</b>
            <span className="text-sm">{bedWords(strand.topics)}</span>
            <ChevronRight {...ICON} className="flex-none" />
          </Link>
        ),
      )}
    </div>
  )
}

/** Says where one is, what a locked topic comes after, and how the others stand. */
function stepWords(map: CourseMap, index: MapIndex, topic: MapTopic): string {
  const [blocker] = placedOf(index, topic.standing?.locked_by ?? [])
  if (blocker) return `After ${blocker.topic.title}`
  const words = standingWords(topic.standing, map.mastered_from)
  return topic.id === map.next_topic_id ? `You are here. ${words}` : words
}

type StepProps = {
  readonly topic: MapTopic
  readonly at: number
  readonly words: string
  readonly href: string
  readonly isChosen: boolean
  readonly isNext: boolean
}

function Step({ topic, at, words, href, isChosen, isNext }: StepProps) {
  const isLocked = topic.standing?.is_locked === true
  const Icon = isLocked ? Lock : ChevronRight
  return (
    <li className="relative before:absolute before:top-0 before:bottom-0 before:left-10 before:border-trail-dot before:border-l-4 before:border-dotted first:before:top-1/2 last:before:bottom-1/2">
      <Link
        to={href}
        preventScrollReset
        {...(isChosen && { 'aria-current': 'true' as const })}
        className={classes(
          'relative grid min-h-18 grid-cols-[64px_minmax(0,1fr)_20px] items-center gap-2 rounded-tile px-2 py-1 no-underline',
          isNext && 'bg-raised shadow-[inset_0_0_0_2px_var(--leaf)] forced-colors:border-2',
        )}
      >
        <Plant
          stage={isLocked ? 'seed' : stageOf(topic)}
          flower={hueAt(at)}
          size={64}
          className={classes(isLocked && 'opacity-80 saturate-50')}
        />
        <span className="min-w-0">
          <b className="block font-semibold leading-tight">{topic.title}</b>
          <span className="text-sm">{words}</span>
        </span>
        <Icon {...ICON} />
      </Link>
    </li>
  )
}
