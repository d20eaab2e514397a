import { MeadowScene } from '#ui/meadow-scene.tsx'
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

/** A bed with one place for what the code grows into. */
export function RedeemScene({ stage }: { readonly stage: SceneStage }) {
  const { mood, says } = scenes[stage]
  return (
    <MeadowScene says={says}>
      <Pip
        mood={mood}
        size={200}
        className="absolute top-26 left-6 size-26 lg:top-[39%] lg:left-1/2 lg:size-50 lg:-translate-x-1/2"
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
    </MeadowScene>
  )
}
