import type { CSSProperties } from 'react'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import type { FlowerHue } from '#ui/plant/flower-hues.ts'
import { Plant, type PlantStage } from '#ui/plant/plant.tsx'
import { careSteps, whoText } from './welcome.words.ts'

type Planted = {
  readonly topic: string
  readonly stage: PlantStage
  readonly flower?: FlowerHue
}

const bed: readonly Planted[] = [
  { topic: 'Ratios', stage: 'seed' },
  { topic: 'Angles', stage: 'sprout' },
  { topic: 'Decimals', stage: 'bud', flower: 'lilac' },
  { topic: 'Fractions', stage: 'bloom', flower: 'coral' },
  { topic: 'Area', stage: 'wilting', flower: 'sun' },
]

export function PlantBed() {
  return (
    <ul className="relative flex flex-wrap items-end justify-between self-end before:absolute before:-inset-x-10 before:-bottom-10 before:h-24 before:bg-[color-mix(in_oklab,var(--leaf)_18%,transparent)] before:content-[''] max-sm:-mx-2 max-sm:before:h-19 md:-mx-3 md:-mb-2">
      {bed.map(({ topic, ...plant }) => (
        <li
          key={topic}
          className="relative grid min-w-0 flex-[1_1_3.5rem] justify-items-center gap-1.5 font-semibold text-sm last:max-sm:hidden"
        >
          <Plant {...plant} size={124} className="h-auto w-full max-w-31 max-sm:max-w-17" />
          {topic}
        </li>
      ))}
    </ul>
  )
}

const TILE = 'min-w-0 self-end rounded-card bg-raised px-4 py-3 shadow-1 md:px-6 md:py-5'

/** Minutes a day, the height of a bar being 2 px a minute and a bit. */
const days = [
  { day: 'Mo', minutes: 18 },
  { day: 'Tu', minutes: 12 },
  { day: 'We', minutes: 0 },
  { day: 'Th', minutes: 25 },
  { day: 'Fr', minutes: 15 },
] as const
const pxPerMinute = 2.4

export function WeekReport() {
  return (
    <div className={TILE}>
      <p className="pt-2 font-display font-medium text-lg md:pt-0 md:text-xl md:leading-[1.4]">
        {whoText.parent.report}
      </p>
      <ul className="mt-5 flex items-end gap-2">
        {days.map(({ day, minutes }) => (
          <li key={day} className="grid flex-1 justify-items-center gap-1.5 text-quiet text-sm">
            <span
              aria-hidden
              className={`w-full max-w-10 rounded-small ${minutes > 0 ? 'bg-sky' : 'bg-line'}`}
              style={{ height: Math.max(4, minutes * pxPerMinute) }}
            />
            <span aria-hidden>{day}</span>
            <span className="sr-only">{`${day}: ${minutes} minutes`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const schools: readonly { readonly primary: string; readonly mood: PipMood }[] = [
  { primary: '#1f5fa8', mood: 'calm' },
  { primary: '#a8325a', mood: 'cheering' },
  { primary: '#6b3fa0', mood: 'curious' },
]

/** The companion under three schools: each draws its colours from one that the school gives. */
export function Colours() {
  return (
    <div className="grid grid-cols-3 gap-2 self-end md:gap-3">
      {schools.map(({ primary, mood }) => {
        const style: CSSProperties & { '--primary': string } = { '--primary': primary }
        return (
          <div
            key={primary}
            data-brand-root
            style={style}
            className="grid justify-items-center gap-3 rounded-card bg-raised px-1 pt-6 pb-4.5 shadow-1"
          >
            <Pip mood={mood} size={104} className="size-16 md:size-26" />
            <span className="h-2.5 w-[72%] rounded-full bg-primary" />
          </div>
        )
      })}
    </div>
  )
}

/** What happens when a child writes that something is wrong, step by step. */
export function CareSteps() {
  return (
    <ol className={TILE}>
      {careSteps.map(({ title, text }, at) => (
        <li
          key={title}
          className="flex items-center gap-3.5 border-line py-3 leading-snug not-first:border-t"
        >
          <span
            aria-hidden
            className="grid size-8 flex-none place-items-center rounded-full bg-peach font-bold"
          >
            {at + 1}
          </span>
          <span className="min-w-0 flex-1">
            <strong className="block font-semibold">{title}</strong>
            <span className="text-quiet text-sm">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
