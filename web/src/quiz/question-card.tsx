import {
  ArrowUpDown,
  Bookmark,
  Cable,
  Hash,
  ListChecks,
  type LucideIcon,
  PencilLine,
  SquareFunction,
  TextCursorInput,
  Volume2,
} from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { Tex } from '#ui/tex.tsx'
import { OptionText, withTallFractions } from './option-text.tsx'
import { askedOf, headingOf } from './question-text.ts'
import type { Question } from './quiz.data.ts'
import { kindWords, markWords } from './quiz.words.ts'
import { canSpeak, speak } from './speak.ts'

const looks: Readonly<Record<string, readonly [LucideIcon, string]>> = {
  single_choice: [ListChecks, 'bg-mint'],
  multiple_choice: [ListChecks, 'bg-mint'],
  true_false: [ListChecks, 'bg-mint'],
  number: [Hash, 'bg-butter'],
  expression: [SquareFunction, 'bg-lilac'],
  fill_blanks: [TextCursorInput, 'bg-pastel-sky'],
  matching: [Cable, 'bg-mint'],
  ordering: [ArrowUpDown, 'bg-peach'],
}

type QuestionCardProps = {
  readonly question: Question
  readonly headingId: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly isBookmarked: boolean
  readonly onBookmark: () => void
  readonly children: ReactNode
}

/** One question: what kind it is, what is asked, and the place to answer. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, headingId, heading, isBookmarked, onBookmark, children } = props
  const [Icon, tint] = looks[question.type] ?? [PencilLine, 'bg-lilac']
  const isCloze = question.type === 'fill_blanks'
  const { words, formula } = askedOf(isCloze ? '' : question.text)
  const { heading: title, body } = headingOf(words)
  return (
    <Card
      as="article"
      padding="none"
      className="rounded-panel px-4 pt-4 pb-5 md:px-8 md:pt-6 md:pb-9"
    >
      <div className="-mr-2 mb-2 flex items-center gap-1 md:mb-4">
        <p className="mr-auto flex min-w-0 items-center gap-2.5 font-semibold text-quiet text-sm">
          <span
            className={`grid size-8 flex-none place-items-center rounded-control text-ink ${tint}`}
          >
            <Icon {...ICON_SMALL} />
          </span>
          <span className="min-w-0">
            {kindWords(question.type, question.needs_unit)}
            <span className="font-normal"> · {markWords(question.max_score)}</span>
          </span>
        </p>
        {canSpeak() && (
          <Button
            kind="plain"
            iconOnly
            icon={<Volume2 {...ICON} />}
            onClick={() => speak(question)}
            className="text-quiet"
          >
            Listen to the question
          </Button>
        )}
        <Button
          kind="plain"
          iconOnly
          aria-pressed={isBookmarked}
          icon={<Bookmark {...ICON} fill={isBookmarked ? 'currentColor' : 'none'} />}
          onClick={onBookmark}
          className={isBookmarked ? 'text-sky' : 'text-quiet'}
        >
          Bookmark
        </Button>
      </div>
      <h2
        id={headingId}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-4 font-semibold text-xl leading-[1.3] outline-none"
      >
        {isCloze ? (
          'Fill in the blanks'
        ) : title === '' ? (
          <span className="sr-only">The question</span>
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
      <div className="mt-5 md:mt-6">{children}</div>
    </Card>
  )
}
