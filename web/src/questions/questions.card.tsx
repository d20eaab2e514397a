import {
  ArrowUpDown,
  Cable,
  FileText,
  Hash,
  Layers,
  ListChecks,
  type LucideIcon,
  MapPin,
  Mic,
  PencilLine,
  SquareChevronDown,
  SquareFunction,
  Table2,
  TextCursorInput,
} from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { AskedCard } from './questions.asked-card.tsx'
import type { Question } from './questions.data.ts'
import { kindWords, markWords } from './questions.words.ts'

const looks: Readonly<Record<string, readonly [LucideIcon, string]>> = {
  single_choice: [ListChecks, 'bg-mint'],
  multiple_choice: [ListChecks, 'bg-mint'],
  true_false: [ListChecks, 'bg-mint'],
  number: [Hash, 'bg-butter'],
  expression: [SquareFunction, 'bg-lilac'],
  fill_blanks: [TextCursorInput, 'bg-pastel-sky'],
  matching: [Cable, 'bg-mint'],
  ordering: [ArrowUpDown, 'bg-peach'],
  cloze_dropdown: [SquareChevronDown, 'bg-lilac'],
  table: [Table2, 'bg-butter'],
  long_text: [FileText, 'bg-butter'],
  hot_spot: [MapPin, 'bg-pastel-sky'],
  multi_part: [Layers, 'bg-mint'],
  recording: [Mic, 'bg-peach'],
}

type QuestionCardProps = {
  readonly question: Question
  readonly headingId: string
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** What can be done with it, beside its kind. */
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** One question: what kind it is, what is asked, and the place to answer. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, headingId, heading, children } = props
  const [Icon, tint] = looks[question.type] ?? [PencilLine, 'bg-lilac']
  return (
    <AskedCard
      question={question}
      headingId={headingId}
      heading={heading}
      name="The question"
      above={
        <div data-unread className="-mr-2 mb-2 flex items-center md:mb-4 md:gap-1">
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
          {props.actions}
        </div>
      }
    >
      {children}
    </AskedCard>
  )
}
