import { limits } from '@learngrove/contract/quiz.limits'
import { CheckCheck } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ICON } from '#ui/icon-props.ts'
import { TextArea } from '#ui/text-area.tsx'
import { Key } from './key.tsx'
import { decideWords } from './marking.words.ts'
import { MarksChoice } from './marks-choice.tsx'
import type { Draft } from './use-draft.ts'

type DecideDockProps = {
  readonly max_score: number
  readonly count: number
  readonly draft: Draft
  readonly proposal: string | undefined
  readonly isBusy: boolean
  readonly onGive: () => void
  readonly onGiveOne: () => void
  readonly onSkip: () => void
}

/** The marks, what the students read, and the press that gives both. */
export function DecideDock(props: DecideDockProps) {
  const { max_score, count, draft, proposal, isBusy } = props
  return (
    <Card as="section" padding="none" aria-label="Your marks" className="overflow-hidden">
      <div className="grid gap-4 px-4 py-5 md:px-6">
        {proposal !== undefined && <p className="text-quiet text-sm">{proposal}</p>}
        <MarksChoice max_score={max_score} marks={draft.marks} onMarks={draft.setMarks} hasKeys />
        <TextArea
          label="What they read"
          optional
          rows={2}
          value={draft.explanation}
          onValueChange={draft.setExplanation}
          maxLength={limits.answer_length}
        />
        <Checkbox
          label="Remember this ruling"
          hint="Next time it is proposed where an answer says the same. You still see it first."
          checked={draft.isRemembered}
          onCheckedChange={draft.setIsRemembered}
        />
      </div>
      <div className="flex flex-wrap gap-2 border-line border-t bg-sand px-4 py-4 md:px-6">
        <Button
          icon={<CheckCheck {...ICON} />}
          iconAfter={<Key>Enter</Key>}
          busy={isBusy}
          disabled={draft.marks === undefined}
          onClick={props.onGive}
          className="max-md:w-full"
        >
          {decideWords(draft.marks, count)}
        </Button>
        {count > 1 && (
          <Button
            kind="line"
            iconAfter={<Key>O</Key>}
            disabled={draft.marks === undefined || isBusy}
            onClick={props.onGiveOne}
          >
            Only the first
          </Button>
        )}
        <Button kind="plain" iconAfter={<Key>S</Key>} onClick={props.onSkip}>
          Skip
        </Button>
      </div>
    </Card>
  )
}
