import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { KeptAttempt } from './kept-attempt.ts'
import { papersText, papersWords } from './papers.words.ts'
import { isAnswered, type PaperSession } from './use-paper.ts'

type HandInProps = {
  readonly attempt: KeptAttempt
  readonly session: PaperSession
  readonly onGo: (position: number) => void
}

/** What is said above the button that was pressed must not push it off the screen. */
const keepInSight = (said: HTMLElement | null) => {
  if (said) document.activeElement?.scrollIntoView({ block: 'nearest' })
}

/** Hands a paper in; asks first where something is open, and shows what could not be read. */
export function HandIn({ attempt, session, onGo }: HandInProps) {
  const [isAsking, setAsking] = useState(false)
  const { isBusy, progress, unread, code } = session
  const open = attempt.questions
    .keys()
    .filter((at) => !isAnswered(attempt, at))
    .toArray()
  const press = () => {
    if (unread.length === 0 && open.length > 0 && !isAsking) return setAsking(true)
    setAsking(false)
    // What could not be read is shown once before the paper is closed.
    session.handIn(unread.length > 0)
  }
  const first = open[0] ?? 0
  return (
    <section aria-label={papersText.hand_in} className="grid gap-3">
      <div role="status" className="grid gap-2 empty:hidden">
        {progress && <p>{papersText.marking(progress.at, progress.of)}</p>}
        {!isBusy && isAsking && <p ref={keepInSight}>{papersText.open_count(open.length)}</p>}
        {!isBusy && code !== undefined && (
          <p className="font-medium text-not-yet">{papersWords(code)}</p>
        )}
        {!isBusy && unread.length > 0 && (
          <>
            <p className="font-medium text-not-yet">{papersText.unread}</p>
            <ul ref={keepInSight} className="grid max-h-[max(30dvh,10rem)] gap-2 overflow-y-auto">
              {unread.map(({ position, scoring_rationale }) => (
                <li key={position} className="rounded-control bg-not-yet-soft px-3 py-2">
                  <button
                    type="button"
                    onClick={() => onGo(position)}
                    className="min-h-target font-semibold underline underline-offset-3"
                  >
                    {papersText.question(position + 1, attempt.questions.length)}
                  </button>
                  <p>{scoring_rationale}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {!isBusy && isAsking && (
        <Button
          kind="line"
          wide
          onClick={() => {
            setAsking(false)
            onGo(first)
          }}
        >
          {papersText.look_again}
        </Button>
      )}
      <Button kind="soft" wide busy={isBusy} onClick={press}>
        {isAsking || unread.length > 0 ? papersText.hand_in_anyway : papersText.hand_in}
      </Button>
    </section>
  )
}
