import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { titled } from '#platform/brand.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { stepWords, onboardingText as text } from './onboarding.words.ts'

type AskFrameProps = {
  readonly heading: string
  readonly lead: string
  /** Number of the question among `total`, from 1. */
  readonly place: number
  readonly total: number
  readonly onBack?: (() => void) | undefined
  readonly onLater: () => void
  readonly onNext: () => void
  readonly isEmpty: boolean
  readonly busy: boolean
  readonly problem: string
  readonly children: ReactNode
}

/** Moves focus to the heading, because each question is a page of its own to a screen reader. */
const arrive = (heading: HTMLHeadingElement | null) => heading?.focus()

/** Frames a question: its progress, and the ways back, out and on. */
export function AskFrame(props: AskFrameProps) {
  const { heading, lead, place, total, onBack, onLater, onNext, busy, problem } = props
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!busy) onNext()
  }
  return (
    <>
      <title>{titled(text.title)}</title>
      <header className="mx-auto flex w-full max-w-300 flex-wrap items-center gap-2 px-3 py-3 md:px-8 md:py-6">
        <span className="min-w-fit flex-1">
          {onBack && (
            <Button kind="plain" icon={<ArrowLeft {...ICON} />} onClick={onBack}>
              {text.back}
            </Button>
          )}
        </span>
        <ProgressBar
          label={text.progress}
          done={place}
          total={total}
          text={stepWords(place, total)}
          showText
          className="max-w-150 flex-[8_1_7rem]"
        />
        <span className="flex min-w-fit flex-1 justify-end">
          <Button kind="plain" onClick={onLater} className="text-quiet">
            {text.later}
          </Button>
        </span>
      </header>
      <main id="main" className="mx-auto w-full max-w-240 px-5 pb-16 md:pt-8">
        <form noValidate onSubmit={submit}>
          <div className="flex items-center justify-center gap-4 max-sm:flex-col max-sm:text-center md:gap-6">
            <Pip
              mood={place % 2 ? 'curious' : 'thinking'}
              size={108}
              className="size-20 md:size-27"
            />
            <div className="min-w-0">
              <h1
                ref={arrive}
                tabIndex={-1}
                className="font-heavy text-2xl outline-none [overflow-wrap:anywhere] md:text-3xl"
              >
                {heading}
              </h1>
              <p className="mt-2 text-quiet md:text-lg">{lead}</p>
            </div>
          </div>
          <div className="mt-8 md:mt-10">{props.children}</div>
          <p role="alert" className="mt-6 text-center text-not-yet">
            {problem}
          </p>
          <div className="mt-4 flex justify-center">
            <Button
              type="submit"
              size="large"
              kind={props.isEmpty ? 'line' : 'primary'}
              busy={busy}
              iconAfter={<ArrowRight {...ICON} />}
              className="max-sm:w-full"
            >
              {props.isEmpty ? text.skip : text.next}
            </Button>
          </div>
        </form>
      </main>
    </>
  )
}
