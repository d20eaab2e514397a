import { ArrowRight, Undo2 } from 'lucide-react'
import { withoutNotYet } from '#public-pages/papers/papers.mark-words.ts'
import { HelpButton, once } from '#public-pages/tries/tries.help-button.tsx'
import { Help, Steps, TrySheet } from '#public-pages/tries/tries.sheet.tsx'
import { titleOf } from '#public-pages/tries/tries.title-of.ts'
import type { useTry } from '#public-pages/tries/tries.use-try.ts'
import type { Answer } from '#questions/questions.answer.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { triesText } from '../tries/tries.words.ts'
import { tasterText as words } from './taster.words.ts'
import { Sentence } from './welcome.formula.tsx'

/** The button that was pressed is gone: what came of it takes its place. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
/** Who still stands in the field stays there. */
const takeLostFocus = (element: HTMLElement | null) => {
  const { activeElement: now, body } = document
  if (now === null || now === body || !now.checkVisibility()) takeFocus(element)
}

type Attempt = ReturnType<typeof useTry>

type TasterVerdictProps = {
  readonly tried: NonNullable<Attempt['tried']>
  readonly attempt: Attempt
  readonly answer: Answer
  readonly isLast: boolean
  readonly onAgain: () => void
  readonly onNext: () => void
}

/** What was said to an answer, and where to go from it. */
export function TasterVerdict(props: TasterVerdictProps) {
  const { tried, attempt, answer, isLast, onAgain, onNext } = props
  const isRight = tried.verdict === 'right'
  return (
    <TrySheet
      tone={isRight ? 'right' : 'not_yet'}
      mood={isRight ? 'cheering' : 'caring'}
      title={titleOf(tried.verdict)}
      actions={
        <>
          {!isRight && (
            <Button
              ref={takeLostFocus}
              icon={<Undo2 {...ICON} />}
              onClick={onAgain}
              className="bg-ink! text-paper!"
            >
              {triesText.again_button}
            </Button>
          )}
          {!isRight && <HelpButton attempt={attempt} onHelp={() => attempt.help(answer)} />}
          {(isRight || attempt.has_steps) && (
            <Button
              ref={isRight ? takeFocus : undefined}
              kind={isRight ? 'primary' : 'plain'}
              iconAfter={<ArrowRight {...ICON} />}
              onClick={once(onNext)}
            >
              {isLast ? words.finish : words.next}
            </Button>
          )}
        </>
      }
    >
      <p>
        <Sentence>{withoutNotYet(tried.scoring_rationale)}</Sentence>
      </p>
      {isRight ? <Steps steps={tried.method_answer} /> : <Help attempt={attempt} />}
    </TrySheet>
  )
}
