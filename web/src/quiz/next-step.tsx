import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import type { Hints } from './hint-ladder.tsx'
import { OwnLines } from './own-lines.tsx'
import type { Item } from './progress.ts'
import type { Evaluation } from './quiz.data.ts'
import { tryWords } from './quiz.words.ts'

/** After a try that was not it yet: what the student wrote, and one small thing to do next. */
export function NextStep({ item, hints }: { item: Item; hints: Hints }) {
  const { evaluation } = item
  const { reading, tries_left } = evaluation
  const last = hints.shown.at(-1)
  return (
    <div className="grid items-stretch gap-3 md:grid-cols-2 md:gap-5">
      <Panel title={evaluation.lines.length > 0 ? 'Your lines' : 'Your answer'}>
        <OwnLines item={item} />
        {reading && evaluation.lines.length === 0 && (
          <p className="mt-2 text-quiet">
            We read it as{' '}
            <span aria-hidden>
              <Tex>{reading.latex}</Tex>
            </span>
            <span className="sr-only">{reading.speech}</span>
          </p>
        )}
      </Panel>
      <Panel title="Your next step">
        <p>{nextWords(evaluation)}</p>
        {last !== undefined && (
          <div className="mt-3 rounded-[12px] bg-butter p-3 text-ink">
            <MathsText>{last}</MathsText>
          </div>
        )}
        {hints.shown.length < hints.count && (
          <Button
            kind="soft"
            icon={<Lightbulb {...ICON} />}
            busy={hints.isBusy}
            onClick={hints.onShow}
            className="mt-3"
          >
            {last === undefined ? 'Show a hint' : 'One more hint'}
          </Button>
        )}
        <p className="mt-3 text-quiet text-sm">{tryWords(tries_left)}, whenever you like.</p>
      </Panel>
    </div>
  )
}

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card border border-line p-4 md:p-5">
      <h3 className="mb-3 text-base">{title}</h3>
      {children}
    </section>
  )
}

function nextWords({ lines, parts, verdict }: Evaluation): string {
  const turn = lines.findIndex((line) => line.verdict === 'turned')
  if (turn >= 0) return `Look at line ${turn + 1} once more, and go on from there.`
  if (verdict === 'wrong_form') return 'The value is right. Now bring it into the form asked for.'
  if (parts.length > 1) return 'Keep what is right, and change only what is marked.'
  return 'Read the question once more, slowly. What does it ask for, and what do you know?'
}
