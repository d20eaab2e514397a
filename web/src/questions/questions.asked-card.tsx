import type { ReactNode, RefObject } from 'react'
import { Card } from '#ui/card.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import { hasGaps } from './gaps.ts'
import type { Question } from './questions.data.ts'
import { QuestionDiagram } from './questions.diagram.tsx'
import { OptionText, withTallFractions } from './questions.option-text.tsx'
import { askedOf, headingOf } from './questions.text.ts'
import { kindWords } from './questions.words.ts'

type AskedCardProps = {
  readonly question: Pick<Question, 'type' | 'text' | 'needs_unit' | 'diagram'>
  readonly headingId: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What a screen reader calls a question that is a formula and nothing else. */
  readonly name: string
  /** Above the question: what kind it is, and what belongs to it. */
  readonly above: ReactNode
  /** The place to answer. */
  readonly children: ReactNode
}

/** The card of one question. A text with gaps is shown where the gaps are filled. */
export function AskedCard(props: AskedCardProps) {
  const { question, headingId, heading, name, above, children } = props
  const isCloze = hasGaps(question.type)
  const { words, formula } = askedOf(isCloze ? '' : question.text)
  const { heading: title, body } = headingOf(words)
  return (
    <Card
      as="article"
      padding="none"
      className="rounded-panel px-4 pt-4 pb-5 md:px-8 md:pt-6 md:pb-9"
    >
      {above}
      <h2
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-4 font-semibold text-xl leading-[1.3] outline-none"
      >
        {isCloze ? (
          kindWords(question.type)
        ) : title === '' ? (
          <span className="sr-only">{name}</span>
        ) : (
          <OptionText>{title}</OptionText>
        )}
      </h2>
      {body !== '' && <MathsText className="mt-3 text-lg">{withTallFractions(body)}</MathsText>}
      {formula !== undefined && (
        <div className="mt-4 rounded-card bg-[color-mix(in_oklab,var(--leaf-soft)_55%,transparent)] px-3 py-4 text-center text-xl md:py-6 md:text-2xl">
          <Tex display>{formula}</Tex>
        </div>
      )}
      {/* What is to be drawn on stands on the sheet. */}
      {question.diagram && question.type !== 'drawing' && (
        <QuestionDiagram diagram={question.diagram} />
      )}
      <div className="mt-5 md:mt-6">{children}</div>
    </Card>
  )
}
