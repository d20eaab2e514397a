import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Quiz } from '#quiz/quiz.data.ts'
import { doneOf } from '#quiz/session/session.done.ts'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog, DialogClose } from '#ui/dialog.tsx'
import { ICON } from '#ui/icon-props.ts'
import { Pip } from '#ui/pip/pip.tsx'
import { openNumbers, openWords } from './exam.items.ts'
import { ExamCells } from './exam-nav.tsx'
import { useHandIn } from './use-hand-in.ts'

type ExamEndProps = {
  readonly quiz: Quiz
  readonly items: readonly Item[]
  readonly session: QuizSession
  readonly isOffline: boolean
  readonly onGo: (number: number) => void
}

/** Before an exam is handed in: what is answered, what is open, and a last question, since it cannot be undone. */
export function ExamEnd({ quiz, items, session, isOffline, onGo }: ExamEndProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const handIn = useHandIn(quiz.id, session)
  const open = openNumbers(items)
  const [first] = open
  const { answered, total } = doneOf(quiz, items)
  const isEnough = answered === total
  const flagged = items.filter(({ is_flagged }) => is_flagged).map(({ number }) => number)
  return (
    <div className="mx-auto grid w-full max-w-[760px] grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-4 pb-16 md:pt-8">
      <header className="flex items-center gap-4 md:gap-6">
        <Pip mood="calm" size={104} className="max-md:size-20" />
        <div className="min-w-0">
          <p className="font-semibold text-quiet text-sm">{quiz.title}</p>
          <h2 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none md:text-3xl">
            {answered} of {total} answered
          </h2>
        </div>
      </header>
      <div className="grid gap-2 text-lg">
        <p>
          {isEnough &&
            total < items.length &&
            `That is enough; of more, your best ${total} count. `}
          {openWords(open)}
        </p>
        {flagged.length > 0 && <p>You flagged {flagged.join(', ')} to look at once more.</p>}
        <p className="text-quiet">
          You can go back to any of them. Once it is handed in nothing can be changed, and you see
          how it went.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {first !== undefined && (
          <Button
            kind={isEnough ? 'line' : 'primary'}
            size="large"
            iconAfter={<ArrowRight {...ICON} />}
            onClick={() => onGo(first)}
          >
            Go on: question {first}
          </Button>
        )}
        <LastQuestion open={open} isEnough={isEnough} handIn={handIn} />
      </div>
      <p role="status" className="empty:hidden">
        {handIn.isError &&
          (isOffline
            ? 'It is not handed in yet: there is no network. Your answers are kept on this device; try again when you are back online.'
            : 'It is not handed in yet. Nothing is lost: try once more.')}
      </p>
      <Card as="section" aria-labelledby="all-questions">
        <h3 id="all-questions" className="mb-4 text-lg">
          All questions
        </h3>
        <ExamCells
          items={items}
          current={undefined}
          onGo={onGo}
          className="grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-2"
        />
      </Card>
    </div>
  )
}

type LastQuestionProps = {
  /** The numbers of what is open. */
  readonly open: readonly number[]
  readonly isEnough: boolean
  readonly handIn: ReturnType<typeof useHandIn>
}

/** Handing in, and the question before it. */
function LastQuestion({ open, isEnough, handIn }: LastQuestionProps) {
  return (
    <Dialog
      kind="question"
      title={isEnough ? 'Hand in your exam?' : 'Hand it in with open questions?'}
      description={`${openWords(open)} After this nothing can be changed.`}
      trigger={
        <Button kind={isEnough ? 'primary' : 'line'} size="large" busy={handIn.isPending}>
          Hand in
        </Button>
      }
      actions={
        <>
          <DialogClose>
            <Button onClick={() => handIn.mutate()}>Hand it in now</Button>
          </DialogClose>
          <DialogClose>
            <Button kind="line">Not yet</Button>
          </DialogClose>
        </>
      }
    />
  )
}
