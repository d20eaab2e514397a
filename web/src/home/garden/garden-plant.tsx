import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import type { PathItem } from '#lessons/lessons.data.ts'
import { classes } from '#ui/classes.ts'
import { hueAt } from '#ui/plant/flower-colour.ts'
import { Plant } from '#ui/plant/plant.tsx'
import { itemAddress } from './garden.item-address.ts'
import { spokenItem } from './garden.plant-words.ts'
import type { Place } from './garden-path.ts'
import { shareAt } from './garden-plan.ts'

type GardenPlantProps = {
  readonly item: PathItem
  /** Its number on the path, from 1. */
  readonly position: number
  readonly place: Place
  readonly height: number
}

/** Draws an item of the path in the garden, as a link to its quiz unless it opens later. */
export function GardenPlant({ item, position, place, height }: GardenPlantProps) {
  const { is_current } = item
  const address = itemAddress(item)
  const look = classes(
    'group block w-full rounded-card no-underline forced-colors:border-0!',
    is_current && 'relative',
  )
  const spoken = spokenItem(item, position)
  return (
    <li
      className={classes(
        'absolute w-[13.6%] min-w-12 -translate-x-1/2 -translate-y-[42px] md:-translate-y-[66px]',
        is_current ? 'z-3' : 'z-2',
      )}
      style={shareAt(place, height)}
    >
      {address === undefined ? (
        <span className={look}>
          <span className="sr-only">{spoken}</span>
          <PlantPicture item={item} position={position} place={place} />
        </span>
      ) : (
        <Link
          to={address}
          aria-label={spoken}
          {...(is_current && { 'aria-current': 'step' as const })}
          className={look}
        >
          <PlantPicture item={item} position={position} place={place} />
        </Link>
      )}
    </li>
  )
}

function PlantPicture({ item, position, place }: Omit<GardenPlantProps, 'height'>) {
  const { is_current, is_locked, plant, title } = item
  return (
    <span aria-hidden="true" className="relative grid w-full grid-cols-[100%] justify-items-center">
      {is_current && (
        <span className="absolute -top-[7px] left-1/2 size-15.5 -translate-x-1/2 rounded-full bg-raised shadow-[0_0_0_3px_var(--leaf),0_0_0_8px_color-mix(in_oklab,var(--leaf)_18%,transparent)] md:-top-3.5 md:size-26 md:shadow-[0_0_0_4px_var(--leaf),0_0_0_12px_color-mix(in_oklab,var(--leaf)_18%,transparent)]" />
      )}
      <Plant
        stage={is_locked ? 'locked' : plant}
        flower={hueAt(position - 1)}
        size={76}
        className={classes(
          'relative size-13 transition-transform md:size-19',
          is_current ? 'md:-top-1' : 'group-[a]:group-hover:-translate-y-0.75',
        )}
      />
      {plant === 'wilting' && !is_locked && (
        <span className="absolute -top-1 -right-0.5 grid size-5 place-items-center rounded-full bg-raised text-not-yet shadow-1 md:top-1.5 md:right-1.5 md:size-6.5">
          <RefreshCw size={14} strokeWidth={2.2} />
        </span>
      )}
      <Label title={title} kind={is_current ? 'here' : is_locked ? 'shut' : 'open'} place={place} />
    </span>
  )
}

const labels = {
  here: 'relative forced-colors:border-2 mt-2.5 w-max max-w-27 rounded-control bg-primary px-2 py-1 text-on-primary md:mt-4 md:max-w-37 md:px-3 md:py-1.5',
  open: 'mt-0.5 w-max max-w-29 rounded-control bg-[color-mix(in_oklab,var(--surface)_82%,transparent)] px-2 py-0.75 max-md:sr-only',
  shut: 'mt-0.5 w-max max-w-29 rounded-control bg-[color-mix(in_oklab,var(--meadow)_86%,transparent)] px-2 py-0.75 font-medium text-[color-mix(in_oklab,var(--quiet)_80%,var(--ink))] max-md:sr-only',
} as const

/** Shows the label. A phone has room for one name only: that of the current item. */
function Label({ title, kind, place }: { title: string; kind: keyof typeof labels; place: Place }) {
  const nudge = place.x < 1 ? 'max-md:left-5' : place.x > 5 ? 'max-md:right-5' : ''
  return (
    <span
      className={classes(
        'text-balance text-center font-semibold text-sm leading-tight',
        labels[kind],
        kind === 'here' && nudge,
      )}
    >
      {title}
    </span>
  )
}
