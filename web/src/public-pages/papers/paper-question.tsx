import type { ReactNode, RefObject } from 'react'
import { AskedCard } from '#questions/questions.asked-card.tsx'
import { kindWords, markWords } from '#questions/questions.words.ts'
import type { PaperQuestion as Question } from './papers.asked.ts'
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

/** One question of a paper, with its place and its marks. As in an exam, there are no hints. */
export function PaperQuestion(props: PaperQuestionProps) {
  const { question, position, of, headingId, heading, children } = props
  const place = papersText.question(position + 1, of)
  return (
    <AskedCard
      question={question}
      headingId={headingId}
      heading={heading}
      name={place}
      above={
        <p className="mb-3 font-semibold text-quiet text-sm">
          {place}
          <span className="font-normal">
            {` · ${kindWords(question.type, question.needs_unit)} · ${markWords(question.max_score)}`}
          </span>
        </p>
      }
    >
      {children}
    </AskedCard>
  )
}
