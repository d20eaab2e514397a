import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Specimen } from '#ui/gallery/specimen.tsx'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import type { FlowerHue } from '#ui/plant/flower-hues.ts'
import { Plant, type PlantStage } from '#ui/plant/plant.tsx'

const moods: Readonly<Record<PipMood, string>> = {
  calm: 'Greets and listens',
  curious: 'Asks a question back',
  thinking: 'Is working it out',
  cheering: 'You did it',
  caring: 'Not yet is fine',
  asleep: 'Sent to sleep',
}
const moodNames: readonly PipMood[] = [
  'calm',
  'curious',
  'thinking',
  'cheering',
  'caring',
  'asleep',
]
const stages: readonly (readonly [PlantStage, string])[] = [
  ['locked', 'Opens later'],
  ['seed', 'Not started'],
  ['sprout', 'Started'],
  ['bud', 'Nearly there'],
  ['bloom', 'Mastered'],
  ['wilting', 'Wants a revision'],
]
const hues: readonly FlowerHue[] = ['coral', 'sun', 'sky', 'lilac']
const pastels = [
  ['bg-mint', 'calm', 'sprout'],
  ['bg-pastel-sky', 'curious', 'bud'],
  ['bg-peach', 'cheering', 'bloom'],
  ['bg-lilac', 'caring', 'wilting'],
  ['bg-butter', 'thinking', 'seed'],
] as const

export function DrawingGallery() {
  const [turn, setTurn] = useState(0)
  const mood = moodNames[turn % moodNames.length] ?? 'calm'
  return (
    <>
      <Specimen title="Pip" className="flex flex-wrap gap-x-8 gap-y-6">
        {moodNames.map((name) => (
          <figure key={name} className="grid justify-items-center text-center">
            <Pip mood={name} size={128} label={`Pip, ${name}`} />
            <figcaption className="mt-2 font-semibold capitalize">
              {name}
              <span className="block font-normal text-quiet text-sm normal-case">
                {moods[name]}
              </span>
            </figcaption>
          </figure>
        ))}
      </Specimen>
      <Specimen
        title="Sizes, and from one mood to the next"
        className="flex flex-wrap items-end gap-4"
      >
        {[160, 96, 64, 48].map((size) => (
          <Pip key={size} mood={mood} size={size} />
        ))}
        {moodNames.map((name) => (
          <Pip key={name} mood={name} size={32} />
        ))}
        <Pip size={24} />
        <Button kind="line" onClick={() => setTurn(turn + 1)}>
          Next mood
        </Button>
      </Specimen>
      <Specimen title="Plants" className="flex flex-wrap gap-x-8 gap-y-6">
        {stages.map(([stage, words]) => (
          <figure key={stage} className="grid justify-items-center text-center">
            <Plant stage={stage} size={104} label={stage} />
            <figcaption className="mt-1 font-semibold capitalize">
              {stage}
              <span className="block font-normal text-quiet text-sm normal-case">{words}</span>
            </figcaption>
          </figure>
        ))}
        {hues.map((hue) => (
          <span key={hue} className="flex">
            <Plant stage="bud" flower={hue} size={56} />
            <Plant stage="bloom" flower={hue} size={56} />
            <Plant stage="wilting" flower={hue} size={56} />
          </span>
        ))}
      </Specimen>
      <Specimen title="On the pastels">
        {pastels.map(([ground, face, stage]) => (
          <span key={ground} className={`flex items-end rounded-panel p-5 ${ground}`}>
            <Pip mood={face} size={96} />
            <Plant stage={stage} size={60} />
          </span>
        ))}
      </Specimen>
    </>
  )
}
