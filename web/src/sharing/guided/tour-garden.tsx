import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Plant, type PlantStage } from '#ui/plant/plant.tsx'
import { guidedText, stages } from './guided.words.ts'

const text = guidedText.garden

type Stage = keyof typeof stages
type Topic = { readonly title: string; readonly stage: Stage }

const begun: readonly Topic[] = [
  { title: 'Fractions', stage: 'bud' },
  { title: 'Ratio', stage: 'wilting' },
  { title: 'Solving equations', stage: 'sprout' },
  { title: 'Angles', stage: 'seed' },
]

/** What a plant is after a practice that went well. */
const grown: Readonly<Record<Stage, Stage>> = {
  seed: 'sprout',
  sprout: 'bud',
  bud: 'bloom',
  bloom: 'bloom',
  wilting: 'bloom',
}

/** A garden of four topics: to practise one lets it grow. */
export function TourGarden() {
  const [topics, setTopics] = useState(begun)
  const [said, setSaid] = useState('')
  const grow = (title: string) => {
    const next = topics.map((topic) =>
      topic.title === title ? { title, stage: grown[topic.stage] } : topic,
    )
    setTopics(next)
    const now = next.find((topic) => topic.title === title)
    if (now) setSaid(`${title}: ${stages[now.stage]}`)
  }
  return (
    <section aria-label={text.topics} className="rounded-sheet bg-mint p-4 text-ink md:p-8">
      <p className="font-semibold text-sm">{guidedText.example}</p>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        {topics.map(({ title, stage }) => (
          <li
            key={title}
            className="grid min-w-0 content-start justify-items-center gap-1 rounded-card bg-surface px-3 py-4 text-center"
          >
            <Grown stage={stage} />
            <h3 className="text-base">{title}</h3>
            <p className="text-quiet text-sm">{stages[stage]}</p>
            {stage === 'bloom' ? (
              <p className="grid min-h-target place-items-center font-semibold text-primary-strong text-sm">
                {text.done}
              </p>
            ) : (
              <Button
                kind="soft"
                size="small"
                aria-label={`${text.water}: ${title}`}
                onClick={() => grow(title)}
                className="mt-1"
              >
                {text.water}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  )
}

const Grown = ({ stage }: { readonly stage: PlantStage }) => (
  <span key={stage} className="animate-fade">
    <Plant stage={stage} size={96} />
  </span>
)
