import { Pip } from '#ui/pip/pip.tsx'
import { guidedText } from './guided.words.ts'

const text = guidedText.week

const figures = [
  { name: text.days, figure: text.figures.days },
  { name: text.questions, figure: text.figures.questions },
  { name: text.first, figure: text.figures.first },
] as const

/** A week as a parent reads it. */
export const TourWeek = () => (
  <section className="grid gap-5 rounded-sheet border border-line bg-surface p-5 shadow-1 md:p-8">
    <p className="font-semibold text-quiet text-sm">{guidedText.example}</p>
    <div className="grid items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Pip mood="calm" size={88} className="max-sm:size-16" />
      <div>
        <h3 className="text-xl md:text-2xl">{text.sentence}</h3>
        <p className="mt-2 text-lg text-quiet">{text.also}</p>
      </div>
    </div>
    <dl className="grid gap-3 sm:grid-cols-3">
      {figures.map(({ name, figure }) => (
        <div key={name} className="rounded-card bg-hover px-4 py-3">
          <dt className="text-quiet text-sm">{name}</dt>
          <dd className="font-bold text-lg tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
    <p className="rounded-card bg-butter px-4 py-3 text-ink">{text.next}</p>
  </section>
)
