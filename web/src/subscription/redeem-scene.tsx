import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { Plant, type PlantStage } from '#ui/plant/plant.tsx'

/** How far the code has come: not typed yet, looked at, redeemed, or not to be redeemed. */
export type SceneStage = 'seed' | 'sprout' | 'bloom' | 'wilting'

const scenes: Readonly<Record<SceneStage, { mood: PipMood; says: string }>> = {
  seed: { mood: 'curious', says: 'Every code is a seed.' },
  sprout: { mood: 'cheering', says: 'Look what it will be!' },
  bloom: { mood: 'cheering', says: 'It is in your garden now.' },
  wilting: { mood: 'caring', says: 'Another one will come up.' },
}

const neighbours: readonly (readonly [PlantStage, 'coral' | 'sky' | 'sun' | 'lilac'])[] = [
  ['bloom', 'coral'],
  ['bud', 'sky'],
  ['bloom', 'lilac'],
]

/** The picture half: a bed with one place for what the code grows into. Decoration. */
export function RedeemScene({ stage }: { readonly stage: SceneStage }) {
  const { mood, says } = scenes[stage]
  return (
    <div
      aria-hidden="true"
      className="relative isolate overflow-hidden bg-linear-to-b from-pastel-sky to-62% to-meadow-far max-lg:h-70 lg:sticky lg:top-0 lg:h-dvh"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 720 400"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 -z-1 h-[46%] w-full"
      >
        <path d="M0 120C120 50 280 40 420 92C560 140 640 70 720 60V400H0Z" fill="var(--meadow)" />
        <path
          d="M0 210C160 150 330 170 480 204C590 226 660 190 720 176V400H0Z"
          fill="var(--meadow-deep)"
        />
        <path
          d="M0 330C200 276 380 292 540 316C620 328 680 320 720 312V400H0Z"
          fill="var(--meadow-near)"
        />
      </svg>
      <p className="absolute top-5 left-5 max-w-58 rounded-panel bg-raised px-4.5 py-3 font-bold font-display text-lg leading-tight shadow-2 after:absolute after:-bottom-2 after:left-12 after:size-5 after:rotate-45 after:rounded-small after:bg-inherit lg:top-[24%] lg:left-1/2 lg:w-max lg:max-w-4/5 lg:-translate-x-1/2 lg:px-6.5 lg:text-xl lg:after:left-[calc(50%-10px)]">
        {says}
      </p>
      <Pip
        mood={mood}
        size={200}
        className="absolute top-26 left-6 size-26 lg:top-[35%] lg:left-1/2 lg:size-50 lg:-translate-x-1/2"
      />
      <div className="absolute right-5 bottom-5 flex items-end lg:inset-x-0 lg:bottom-12 lg:justify-center lg:gap-4">
        {neighbours.map(([grown, flower], place) => (
          <Plant
            key={`${grown} ${flower}`}
            stage={grown}
            flower={flower}
            size={104}
            className={place === 0 ? 'size-16 lg:size-26' : 'size-16 max-lg:hidden lg:size-26'}
          />
        ))}
        <Plant stage={stage} flower="sun" size={168} className="size-28 lg:size-42" />
      </div>
    </div>
  )
}
