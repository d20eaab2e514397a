import { Lightbulb } from 'lucide-react'
import { gapOf, readApart, saidOf } from '#quiz/feedback-words.ts'
import { tryWords } from '#quiz/quiz.words.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { Hints } from '#quiz/taking/taking.hint-ladder.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ICON } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import { hasMoreToShow, OwnLines } from './feedback.own-lines.tsx'
import { Panel } from './feedback.panel.tsx'

/** After a try that was not it yet: what the student wrote, and one small thing to do next. */
export function NextStep({ item, hints }: { item: Item; hints: Hints }) {
  const { question, evaluation, answer } = item
  const last = hints.shown.at(-1)
  const isTold = hasMoreToShow(item)
  const gap = gapOf(evaluation, question)
  const reading = readApart(question, evaluation, answer)
  return (
    <div className={classes('grid items-stretch gap-3 md:gap-5', isTold && 'md:grid-cols-2')}>
      {isTold && (
        <Panel title={evaluation.lines.length > 0 ? 'Your lines' : 'Your answer'}>
          <OwnLines item={item} />
        </Panel>
      )}
      <Panel title="Your next step">
        {reading && (
          <p className="mb-2 text-quiet">
            We read it as{' '}
            <span aria-hidden>
              <Tex>{reading.latex}</Tex>
            </span>
            <span className="sr-only">{reading.speech}</span>
          </p>
        )}
        <MathsText>{saidOf(evaluation, true).next}</MathsText>
        {gap && <Gap {...gap} />}
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
        <p className="mt-3 text-quiet text-sm">
          {tryWords(evaluation.tries_left)}, whenever you like.
        </p>
      </Panel>
    </div>
  )
}

/** The last line that was fine, and an empty one below it. */
function Gap({ from, to }: { from: string; to: string }) {
  return (
    <div className="mt-3 grid gap-1 rounded-[12px] border-[1.5px] border-not-yet border-dashed px-3 py-2 text-lg">
      <span className="min-w-0 overflow-x-auto py-1">
        <Tex>{from}</Tex>
      </span>
      <span aria-hidden className="py-1 text-not-yet">
        <Tex>{to}</Tex>
      </span>
      <span className="sr-only">What comes next?</span>
    </div>
  )
}
