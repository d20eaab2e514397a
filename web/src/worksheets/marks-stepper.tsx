import { sheetLimits } from '@learngrove/contract/worksheets.limits'
import { Minus, Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { countWords } from './worksheets.words.ts'

type MarksStepperProps = {
  readonly marks: number
  readonly onMarks: (marks: number) => void
}

/** What a question counts on this sheet: one mark fewer, one more. */
export const MarksStepper = ({ marks, onMarks }: MarksStepperProps) => (
  <span className="inline-flex items-center gap-1 tabular-nums">
    <Button
      kind="plain"
      size="small"
      iconOnly
      icon={<Minus {...ICON_SMALL} />}
      disabled={marks <= 1}
      onClick={() => onMarks(Math.max(1, Math.ceil(marks) - 1))}
    >
      One mark fewer
    </Button>
    <span aria-live="polite">{countWords(marks, 'mark')}</span>
    <Button
      kind="plain"
      size="small"
      iconOnly
      icon={<Plus {...ICON_SMALL} />}
      disabled={marks >= sheetLimits.marks}
      onClick={() => onMarks(Math.min(sheetLimits.marks, Math.floor(marks) + 1))}
    >
      One mark more
    </Button>
  </span>
)
