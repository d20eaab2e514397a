import { Check } from 'lucide-react'
import type { Evaluation } from '#questions/questions.data.ts'
import { markWords } from '#questions/questions.words.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Panel } from './next-step.tsx'

/** What earns the marks of a long text, with what was found of it. */
export function LookedFor({ points }: { points: Evaluation['looked_for'] }) {
  return (
    <Panel title="What earns the marks">
      <ul className="grid gap-1">
        {points.map(({ text, marks, is_given }) => (
          <li key={text} className="flex min-h-9 items-start gap-2.5 py-1">
            <span
              aria-hidden
              className={`mt-0.5 grid size-5 flex-none place-items-center rounded-full ${is_given ? 'bg-primary-soft text-primary-strong' : 'border-[1.5px] border-field'}`}
            >
              {is_given && <Check {...ICON_SMALL} />}
            </span>
            <span className="min-w-0 flex-1">
              <MathsText inline>{text}</MathsText>
              {is_given && <span className="sr-only"> (found in your text)</span>}
            </span>
            <span className="flex-none text-quiet text-sm tabular-nums">{markWords(marks)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
