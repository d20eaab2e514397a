import { Brain, Lightbulb, Repeat, ShieldCheck, TrendingUp } from 'lucide-react'
import { Card } from '#ui/card.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import type { Improvement } from './result.data.ts'
import { improvedWords } from './result.words.ts'

const icons = {
  first_try: TrendingUp,
  slip_gone: ShieldCheck,
  remembered: Brain,
  fewer_hints: Lightbulb,
  mended: Repeat,
} as const

/** What went better than before, each beside what it is compared with. */
export function ResultImproved({ improved }: { readonly improved: readonly Improvement[] }) {
  const now = new Date()
  return (
    <Card
      as="section"
      ground="butter"
      shape="sheet"
      padding="wide"
      aria-labelledby="improved"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-span-2 lg:grid-cols-[140px_minmax(0,1fr)] lg:items-center"
    >
      <h2 id="improved" className="text-xl">
        What improved
      </h2>
      <ul className="grid gap-4 md:grid-cols-[repeat(auto-fit,minmax(220px,1fr))] md:gap-6">
        {improved.map((each) => {
          const { title, detail } = improvedWords(each, now)
          const Icon = icons[each.kind]
          return (
            <li key={each.kind} className="grid grid-cols-[36px_minmax(0,1fr)] gap-3">
              <span className="grid size-9 place-items-center rounded-control bg-raised">
                <Icon {...ICON} />
              </span>
              <div className="min-w-0">
                <strong className="font-semibold [overflow-wrap:anywhere]">{title}</strong>
                <MathsText className="text-sm">{detail}</MathsText>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
