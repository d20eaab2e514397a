import type { ReactNode, RefObject } from 'react'
import { OptionText, withTallFractions } from '#quiz/option-text.tsx'
import { askedOf, headingOf } from '#quiz/question-text.ts'
import { kindWords, markWords } from '#quiz/quiz.words.ts'
import { Card } from '#ui/card.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import type { PaperQuestion as Question } from './asked.ts'
import { papersText } from './papers.words.ts'

type PaperQuestionProps = {
  readonly question: Question
  readonly position: number
  readonly of: number
  readonly headingId: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** The place to answer. */
  readonly children: ReactNode
}

/** The card of one question. A text with gaps is shown where the gaps are filled. */
export function PaperQuestion(props: PaperQuestionProps) {
  const { question, position, of, headingId, heading, children } = props
  const isCloze = question.type === 'fill_blanks'
  const { words, formula } = askedOf(isCloze ? '' : question.text)
  const { heading: title, body } = headingOf(words)
  return (
    <Card
      as="article"
      padding="none"
      className="rounded-panel px-4 pt-4 pb-5 md:px-8 md:pt-6 md:pb-9"
    >
      <p className="mb-3 font-semibold text-quiet text-sm">
        {papersText.question(position + 1, of)}
        <span className="font-normal">
          {` · ${kindWords(question.type, question.needs_unit)} · ${markWords(question.max_score)}`}
        </span>
      </p>
      <h2
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 font-semibold text-xl leading-[1.3] outline-none"
      >
        {isCloze ? kindWords(question.type) : <OptionText>{title}</OptionText>}
        {!isCloze && title === '' && (
          <span className="sr-only">{papersText.question(position + 1, of)}</span>
        )}
      </h2>
      {body !== '' && <MathsText className="mt-3 text-lg">{withTallFractions(body)}</MathsText>}
      {formula !== undefined && (
        <div className="mt-4 rounded-card bg-[color-mix(in_oklab,var(--leaf-soft)_55%,transparent)] px-3 py-4 text-center text-xl md:py-6 md:text-2xl">
          <Tex display>{formula}</Tex>
        </div>
      )}
      <div className="mt-5 md:mt-6">{children}</div>
    </Card>
  )
}
