import { Check, Minus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Folded } from '#ui/folded.tsx'
import { MathsText } from '#ui/maths-text.tsx'
import type { DataTableProps } from '#ui/table/table-types.ts'
import { AnswersDrawer } from './answers-drawer.tsx'
import type { Question, Wanted } from './reports.data.ts'

const verdicts = {
  good: { tone: 'leaf', icon: Check, label: 'Good' },
  weak: { tone: 'neutral', icon: Minus, label: 'Weak' },
  check: { tone: 'not-yet', icon: TriangleAlert, label: 'Check' },
} as const

type QuestionTableProps = {
  readonly list: readonly Question[]
  readonly classId: string
  /** What the answers are of: a range, or set work. */
  readonly wanted: Wanted
}

/** The questions that were hardest, with what most took them for. */
export function QuestionTable({ list, classId, wanted }: QuestionTableProps) {
  const [open, setOpen] = useState<Question>()
  return (
    <>
      <Folded rows={list} what="questions">
        {(shown) => (
          <DataTable<Question>
            caption="Questions, hardest first"
            rows={shown}
            rowKey={({ question_id }) => question_id}
            columns={columnsThat(setOpen)}
          />
        )}
      </Folded>
      {open && (
        <AnswersDrawer
          title="The answers to this question"
          classId={classId}
          wanted={{ ...wanted, question_id: open.question_id }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

type Columns = DataTableProps<Question>['columns']

const figures: Columns = [
  {
    id: 'question',
    header: 'Question',
    cell: ({ text, topic }) => (
      <span className="block max-w-90">
        <span className="line-clamp-2 font-semibold">
          <MathsText inline>{text}</MathsText>
        </span>
        <span className="block text-quiet">{topic?.title}</span>
      </span>
    ),
  },
  {
    id: 'facility',
    header: 'Facility',
    cell: ({ facility, answers }) => (
      <span className="block">
        {facility} % <span className="block text-quiet">of {answers}</span>
      </span>
    ),
  },
  {
    id: 'discrimination',
    header: 'Discrimination',
    cell: ({ discrimination, verdict }) =>
      discrimination === null || verdict === null ? (
        '–'
      ) : (
        <span className="inline-flex flex-wrap items-center gap-x-2 tabular-nums">
          {discrimination.toFixed(2).replace('-', '−')}
          <Badge tone={verdicts[verdict].tone} icon={verdicts[verdict].icon}>
            {verdicts[verdict].label}
          </Badge>
        </span>
      ),
  },
]

const miss: Columns = [
  {
    id: 'miss',
    header: 'Most common miss',
    stacked: 'wide',
    cell: ({ common_miss: miss }) =>
      miss === null ? (
        '–'
      ) : (
        <span className="block max-w-70">
          {miss.answer && (
            <span className="line-clamp-2">
              <MathsText inline>{miss.answer}</MathsText>
            </span>
          )}
          <span className="block text-quiet">
            {miss.name ? `${miss.name}, ` : ''}
            {miss.num_students} students
          </span>
        </span>
      ),
  },
]

const columnsThat = (open: (question: Question) => void): Columns => [
  ...figures,
  ...miss,
  {
    id: 'answers',
    header: 'Answers',
    stacked: 'bare',
    cell: (question) => (
      <Button kind="plain" size="small" onClick={() => open(question)}>
        Open
      </Button>
    ),
  },
]
