import { Droplets } from 'lucide-react'
import { Link } from 'react-router'
import { classes } from '#ui/classes.ts'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant, type PlantStage } from '#ui/plant/plant.tsx'
import type { Elsewhere, MapTopic } from './map.data.ts'
import { spokenTopic, standingWords } from './map-words.ts'
import type { Point } from './plan-beds.ts'

/** How a topic is drawn: in bloom where the map is of nobody, as what it becomes. */
export function stageOf({ standing }: Pick<MapTopic | Elsewhere, 'standing'>): PlantStage {
  if (standing === null) return 'bloom'
  return 'is_locked' in standing && standing.is_locked ? 'locked' : standing.plant
}

type MapPlantProps = {
  readonly topic: MapTopic
  /** Its place in its bed, from 0. */
  readonly at: number
  readonly spot: Point
  /** The room that it has, in rem. */
  readonly room: number
  readonly href: string
  readonly isChosen: boolean
  readonly isNext: boolean
  /** Looked at closely: larger, with how it stands in words; `mastered_from` is part of them. */
  readonly closer?: number | undefined
}

/** Draws a topic as a plant on its spot in the garden: a link that opens its panel. */
export function MapPlant({ topic, at, spot, room, closer, ...rest }: MapPlantProps) {
  const { href, isChosen, isNext } = rest
  const isLocked = topic.standing?.is_locked === true
  return (
    <li
      className={classes('absolute -translate-x-1/2', isChosen ? 'z-3' : 'z-2')}
      style={{ left: `${spot.x}rem`, top: `${spot.y}rem`, width: `${room}rem` }}
    >
      <Link
        to={href}
        replace
        preventScrollReset
        data-topic={topic.id}
        aria-label={closer === undefined ? spokenTopic(topic, isNext) : undefined}
        {...(isChosen && { 'aria-current': 'true' as const })}
        className={classes(
          'group grid w-full grid-cols-[100%] justify-items-center rounded-tile px-0.5 no-underline forced-colors:border-0!',
          closer === undefined ? '-mt-[4.1rem]' : '-mt-[6rem]',
        )}
      >
        <span className="relative grid place-items-center">
          {isChosen && (
            <span
              className={classes(
                'absolute rounded-full bg-raised shadow-[0_0_0_4px_var(--leaf),0_0_0_10px_color-mix(in_oklab,var(--leaf)_18%,transparent)] forced-colors:border-3 forced-colors:border-[Highlight]',
                closer === undefined ? '-inset-1.5' : 'inset-0',
              )}
            />
          )}
          <Plant
            stage={stageOf(topic)}
            flower={hueAt(at)}
            className={classes(
              'relative transition-transform group-hover:-translate-y-0.75',
              closer === undefined ? 'size-[4.25rem]' : 'size-[6.25rem]',
            )}
          />
          {topic.standing?.plant === 'wilting' && (
            <span className="absolute -top-0.5 -right-1 grid size-6.5 place-items-center rounded-full bg-raised text-not-yet shadow-1">
              <Droplets size={15} strokeWidth={2.2} />
            </span>
          )}
        </span>
        <Name isChosen={isChosen} isLocked={isLocked}>
          {topic.title}
        </Name>
        {closer !== undefined && (
          <span className="mt-0.5 text-center text-sm leading-tight">
            {standingWords(topic.standing, closer)}
            {isNext && <span className="sr-only">, you are here</span>}
          </span>
        )}
      </Link>
    </li>
  )
}

type NameProps = {
  readonly isChosen: boolean
  readonly isLocked: boolean
  readonly children: string
}

const Name = ({ isChosen, isLocked, children }: NameProps) => (
  <span
    className={classes(
      'line-clamp-3 w-max max-w-full text-balance [overflow-wrap:anywhere] rounded-control px-2 py-0.75 text-center text-sm leading-tight',
      isChosen
        ? 'relative mt-2.5 bg-primary font-semibold text-on-primary forced-colors:border-2'
        : 'mt-0.5 bg-[color-mix(in_oklab,var(--surface)_80%,transparent)]',
      !isChosen && (isLocked ? 'text-ink' : 'font-semibold'),
    )}
  >
    {children}
  </span>
)
