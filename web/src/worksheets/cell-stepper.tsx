import { type Band, sheetLimits } from '@learngrove/contract/worksheets.limits'
import { Minus, Plus } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { Topic } from './worksheets.data.ts'
import { bandWords } from './worksheets.words.ts'

type CellStepperProps = {
  readonly topic: Topic | undefined
  readonly band: Band
  readonly wanted: number
  readonly standing: number
  readonly onCount: (count: number) => void
}

const STEP =
  'grid min-h-11 flex-1 place-items-center rounded-control text-quiet hover:text-ink disabled:opacity-35 md:min-h-9 pointer-coarse:min-h-11'

/** How many of a topic and difficulty are wished for: one fewer, one more. */
export function CellStepper({ topic, band, wanted, standing, onCount }: CellStepperProps) {
  const name = `${topic?.title ?? ''}, ${bandWords[band].toLowerCase()}`
  const isMissing = standing < wanted
  return (
    <div
      className={classes(
        'flex items-center rounded-control text-sm tabular-nums',
        wanted === 0 && 'text-quiet inset-ring inset-ring-line',
        wanted > 0 &&
          (isMissing ? 'bg-not-yet-soft text-not-yet' : 'bg-primary-soft text-primary-strong'),
      )}
    >
      <button
        type="button"
        aria-label={`One fewer: ${name}`}
        disabled={wanted === 0}
        onClick={() => onCount(wanted - 1)}
        className={STEP}
      >
        <Minus {...ICON_SMALL} />
      </button>
      <span className="font-semibold">
        {wanted === 0 ? '–' : isMissing ? `${standing}/${wanted}` : wanted}
      </span>
      <button
        type="button"
        aria-label={`One more: ${name}`}
        disabled={wanted >= Math.min(sheetLimits.cell, topic?.bank[band].total ?? 0)}
        onClick={() => onCount(wanted + 1)}
        className={STEP}
      >
        <Plus {...ICON_SMALL} />
      </button>
    </div>
  )
}
