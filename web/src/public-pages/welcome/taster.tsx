import { pages } from '@learngrove/contract/pages'
import { type Ref, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { PaperQuestion } from '#public-pages/papers/papers.asked.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { tasterText as words } from './taster.words.ts'
import { TasterCard } from './taster-card.tsx'
import { tasterLength, tasterQuestions } from './taster-questions.ts'
import { Sentence } from './welcome.formula.tsx'
import { WorkingCard } from './working-card.tsx'

const CARD = 'relative overflow-clip rounded-sheet bg-raised shadow-2 forced-colors:border'
const headingId = 'taster-question'

/** Questions to answer on the spot, marked by the product's own marker, as often as one likes. */
export function Taster() {
  const [position, setPosition] = useState(0)
  const [round, setRound] = useState(0)
  const [right, setRight] = useState<ReadonlySet<number>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  const question = tasterQuestions[position]

  // What comes stands where the question stood, and is read from its beginning.
  const goTo = (next: number) => {
    setPosition(next)
    requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
  }
  const again = () => {
    setRight(new Set())
    setRound(round + 1)
    goTo(0)
  }
  const shared = {
    labelledBy: headingId,
    onRight: () => setRight(new Set(right).add(position)),
    onNext: () => goTo(position + 1),
  }
  return (
    <section aria-labelledby={headingId} className={CARD}>
      {question ? (
        <>
          <TasterHead question={question} position={position} heading={heading} />
          {position === 0 ? (
            <WorkingCard key={round} {...shared} />
          ) : (
            <TasterCard
              key={`${round} ${position}`}
              question={question}
              position={position}
              isLast={position + 1 === tasterLength}
              {...shared}
            />
          )}
        </>
      ) : (
        <TasterEnd right={right.size} heading={heading} onAgain={again} />
      )}
    </section>
  )
}

type TasterHeadProps = {
  readonly question: PaperQuestion
  readonly position: number
  readonly heading: Ref<HTMLHeadingElement>
}

/** Which question it is, and what it asks. */
const TasterHead = ({ question, position, heading }: TasterHeadProps) => (
  <div className="px-4 pt-5 pb-3 md:px-8 md:pt-7 md:pb-5">
    <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 font-medium text-quiet text-sm">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-2 rounded-full bg-primary" />
        {words.live}
      </span>
      {words.progress(position + 1, tasterLength)}
    </p>
    <h2
      id={headingId}
      ref={heading}
      tabIndex={-1}
      className={classes(
        'mt-2 font-semibold leading-[1.25] outline-none md:mt-4',
        position === 0 ? 'text-2xl md:text-[2rem] [&_.formula]:ml-1' : 'text-xl md:text-2xl',
      )}
    >
      <Sentence>{question.text}</Sentence>
    </h2>
  </div>
)

type TasterEndProps = {
  readonly right: number
  readonly heading: Ref<HTMLHeadingElement>
  readonly onAgain: () => void
}

/** What comes after the last question. */
const TasterEnd = ({ right, heading, onAgain }: TasterEndProps) => (
  <div className="grid justify-items-center gap-4 px-5 py-10 text-center md:px-8">
    <h2 id={headingId} ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {words.end_title(right, tasterLength)}
    </h2>
    <p className="max-w-[44ch] text-lg text-quiet">{words.end_lead}</p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button size="large" render={<Link to={pages.signupLite()} />}>
        {words.end_start}
      </Button>
      <Button size="large" kind="line" render={<Link to={pages.papers()} />}>
        {words.end_papers}
      </Button>
    </div>
    <Button kind="plain" onClick={onAgain}>
      {words.end_again}
    </Button>
  </div>
)
