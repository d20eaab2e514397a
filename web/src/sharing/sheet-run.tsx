import { type RefObject, useRef, useState } from 'react'
import { titled } from '#platform/brand.ts'
import { useSearch } from '#platform/use-search.ts'
import { AskedCard } from '#questions/questions.asked-card.tsx'
import { QuestionAnswer } from '#questions/questions.own-answer.tsx'
import { kindWords, markWords } from '#questions/questions.words.ts'
import { answerAt, isMarked, type KeptSheet, nextOpen, openAt } from './kept-sheet.ts'
import { sheetWords, sheetText as text } from './sharing.words.ts'
import { asAsked } from './sheet-data.ts'
import { SheetDock } from './sheet-dock.tsx'
import { SheetFeedback } from './sheet-feedback.tsx'
import { SheetNav } from './sheet-nav.tsx'
import { SheetTop } from './sheet-top.tsx'
import { useSeconds } from './use-seconds.ts'
import type { SheetSession } from './use-sheet.ts'

const headingId = 'sheet-question'
const nothing = () => {}

type SheetRunProps = {
  readonly attempt: KeptSheet
  readonly session: SheetSession
  readonly leaveLabel: string
  readonly onLeave: () => void
}

/** A worksheet under way: one question at a time, in any order. Which one stands in the address. */
export function SheetRun({ attempt, session, leaveLabel, onLeave }: SheetRunProps) {
  const { place: position, heading, go } = usePlace(attempt)
  const checking = useChecking(attempt, session, position)
  const isDone = isMarked(attempt, position)
  useSeconds(!isDone, () => session.tick(position))
  const next = nextOpen(attempt, position)
  const done = attempt.questions
    .keys()
    .filter((place) => isMarked(attempt, place))
    .toArray().length
  const goTo = (place: number) => {
    checking.reset()
    go(place)
  }
  return (
    <>
      <title>{titled(attempt.facts.title)}</title>
      <SheetTop
        done={done}
        of={attempt.questions.length}
        leaveLabel={leaveLabel}
        onLeave={onLeave}
      />
      <main
        id="main"
        className="mx-auto grid w-full max-w-[824px] flex-1 content-start gap-4 px-4 pb-8 md:px-8 md:pt-4"
      >
        <h1 className="sr-only">{attempt.facts.title}</h1>
        <SheetNav attempt={attempt} position={position} onGo={goTo} />
        <SheetQuestion
          attempt={attempt}
          position={position}
          heading={heading}
          session={session}
          checking={checking}
        />
        {!session.isKept && <p className="text-not-yet text-sm">{text.not_kept}</p>}
      </main>
      <SheetDock
        doing={session.doing}
        problem={checking.problem}
        isDone={isDone}
        hasBegun={done > 0}
        onCheck={checking.check}
        onFinish={() => void session.finish()}
        onNext={next === undefined ? undefined : () => goTo(next)}
      />
    </>
  )
}

type SheetQuestionProps = Pick<SheetRunProps, 'attempt' | 'session'> & {
  readonly position: number
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly checking: Checking
}

/** The question on the table: to be answered, or with what was said to its answer. */
function SheetQuestion(props: SheetQuestionProps) {
  const { attempt, position, heading, session, checking } = props
  const question = attempt.questions[position]
  const mark = attempt.marks[position]
  if (!question) return null
  const place = text.question(position + 1, attempt.questions.length)
  const kind = kindWords(question.type, question.needs_unit)
  const said = mark && (
    <SheetFeedback attempt={attempt} mark={mark} isFresh={checking.checked === position} />
  )
  return (
    <AskedCard
      question={question}
      headingId={headingId}
      heading={heading}
      name={place}
      above={
        <p className="mb-3 font-semibold text-quiet text-sm">
          {place}
          <span className="font-normal">{` · ${kind} · ${markWords(question.max_score)}`}</span>
        </p>
      }
    >
      {!isMarked(attempt, position) && (
        <div inert={session.doing === 'check'}>
          <QuestionAnswer
            key={position}
            question={asAsked(question)}
            answer={answerAt(attempt, position)}
            labelledBy={headingId}
            onAnswer={(answer) => {
              checking.hush()
              session.write(position, answer)
            }}
            onPressed={nothing}
            onSubmit={checking.check}
          />
        </div>
      )}
      {said}
    </AskedCard>
  )
}

/** Has an answer marked; asks first where something is open. */
function useChecking(attempt: KeptSheet, session: SheetSession, position: number) {
  const [asked, setAsked] = useState<string>()
  const [checked, setChecked] = useState<number>()
  return {
    checked,
    problem: asked ?? (session.code === undefined ? undefined : sheetWords(session.code)),
    check: () => {
      const { open, of } = openAt(attempt, position)
      if (of > 0 && open === of) return setAsked(text.empty)
      if (open > 0 && asked === undefined) return setAsked(text.some_open(open))
      setAsked(undefined)
      setChecked(position)
      void session.check(position)
    },
    hush: () => setAsked(undefined),
    /** Another question is on the table. */
    reset: () => {
      setAsked(undefined)
      setChecked(undefined)
      session.hush()
    },
  }
}

type Checking = ReturnType<typeof useChecking>

/** Which question is on the table: the address says so, and whoever goes to one is read its beginning. */
function usePlace({ questions }: KeptSheet) {
  const [params, setParams] = useSearch()
  const heading = useRef<HTMLHeadingElement>(null)
  const asked = Number(params.get('question') ?? 1) - 1 || 0
  const place = Math.min(Math.max(asked, 0), questions.length - 1)
  const go = (to: number) => {
    setParams(
      (after) => {
        after.set('question', String(to + 1))
        return after
      },
      { replace: true },
    )
    requestAnimationFrame(() => heading.current?.focus())
  }
  return { place, heading, go }
}
