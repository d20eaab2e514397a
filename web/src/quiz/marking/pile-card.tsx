import type { Question } from '#questions/questions.data.ts'
import { QuestionDiagram } from '#questions/questions.diagram.tsx'
import { GivenAnswer } from '#questions/questions.given-answer.tsx'
import { ShownFiles } from '#questions/questions.shown-files.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { Switch } from '#ui/switch.tsx'
import { DrawOnFiles } from './draw-on-files.tsx'
import type { PileAnswer, Place } from './marking.data.ts'
import { sameWords, studentName } from './marking.words.ts'
import { spansOf } from './spans.ts'
import type { Draft } from './use-draft.ts'

type PileCardProps = {
  readonly place: Place
  /** The answers that are marked with the next press. */
  readonly together: readonly PileAnswer[]
  readonly draft: Draft
  readonly hasNames: boolean
  readonly onNames: (hasNames: boolean) => void
  readonly onTakeOut: (id: string) => void
}

/** What was asked, and the answers that say the same: any of them can be taken out, to be marked by itself. */
export function PileCard({ place, together, draft, hasNames, onNames, onTakeOut }: PileCardProps) {
  const { question, pile } = place
  const asked = question.question
  return (
    <Card as="section" padding="none" aria-labelledby="pile" className="overflow-hidden">
      <header className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b px-4 py-1.5 md:px-6">
        <h2 id="pile" className="text-lg">
          {sameWords(together.length)}
        </h2>
        <Switch
          label="Names hidden"
          checked={!hasNames}
          onCheckedChange={(isHidden) => onNames(!isHidden)}
        />
      </header>
      <div className="px-4 py-5 md:px-6">
        <MathsText className="mb-4 text-quiet">{asked.text.replace(/\[\[\d+\]\]/g, '…')}</MathsText>
        {asked.diagram && <QuestionDiagram diagram={asked.diagram} />}
        <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
          {together.map((answer, at) => (
            <li
              key={answer.id}
              className="flex flex-wrap items-start justify-between gap-2 rounded-card bg-sand p-4"
            >
              <div className="min-w-0 flex-1 basis-60">
                {hasNames && <p className="mb-1 text-quiet text-sm">{studentName(answer)}</p>}
                <Given
                  question={asked}
                  answer={answer}
                  criteria={pile.machine.criteria}
                  isFirst={at === 0}
                  draft={together.length === 1 ? draft : undefined}
                />
                {answer.second_look && (
                  <p className="mt-3 rounded-control bg-not-yet-soft px-3 py-2 text-sm">
                    <b className="block font-semibold">Asks for another look</b>
                    <span className="[overflow-wrap:anywhere]">{answer.second_look.reason}</span>
                  </p>
                )}
              </div>
              {together.length > 1 && (
                <Button kind="plain" size="small" onClick={() => onTakeOut(answer.id)}>
                  Take out
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

type GivenProps = {
  readonly question: Place['question']['question']
  readonly answer: PileAnswer
  readonly criteria: Place['pile']['machine']['criteria']
  readonly isFirst: boolean
  /** Of an answer that is decided by itself: its pages can be drawn on. */
  readonly draft: Draft | undefined
}

/** One answer: its words with what shows a criterion, its lines, its pages and recordings. */
function Given({ question, answer, criteria, isFirst, draft }: GivenProps) {
  const text = typeof answer.value === 'string' ? answer.value.trim() : ''
  const files = [
    ...(answer.file_ids ?? []),
    ...(answer.answer_parts ?? []).flatMap((part) => part?.file_ids ?? []),
  ]
  const whole: Question = { ...question, id: answer.id, evaluation_question_id: answer.id }
  return (
    <>
      {text !== '' ? (
        <p
          className={
            isFirst
              ? 'whitespace-pre-wrap text-lg [overflow-wrap:anywhere]'
              : 'whitespace-pre-wrap [overflow-wrap:anywhere]'
          }
        >
          {spansOf(text, criteria).map(({ from, text: words, shows }) =>
            shows === 0 ? (
              words
            ) : (
              <mark key={from} className="rounded-xs bg-primary-soft px-0.5 text-ink">
                {words}
                <sup className="ml-0.5 font-bold text-primary-strong">
                  <span className="sr-only">criterion </span>
                  {shows}
                </sup>
              </mark>
            ),
          )}
        </p>
      ) : (
        files.length === 0 && <GivenAnswer question={whole} answer={answer} />
      )}
      {files.length > 0 &&
        (draft ? (
          <DrawOnFiles ids={files} pages={draft.pages} onPages={draft.setPages} />
        ) : (
          <ShownFiles ids={files} />
        ))}
    </>
  )
}
