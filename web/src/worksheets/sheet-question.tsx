import {
  ArrowDown,
  ArrowDownNarrowWide,
  ArrowUp,
  ArrowUpNarrowWide,
  Dices,
  Ellipsis,
  GripVertical,
  Lock,
  LockOpen,
  Replace,
  Trash2,
} from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classes } from '#ui/classes.ts'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { MathsText } from '#ui/maths-text.tsx'
import { MarksStepper } from './marks-stepper.tsx'
import { StudentView } from './student-view.tsx'
import type { How } from './swap-dialog.tsx'
import type { BankQuestion, MadeQuestion } from './worksheets.data.ts'
import { bandWords, countWords, shareWords } from './worksheets.words.ts'

type SheetQuestionProps = {
  readonly question: MadeQuestion
  /** Its place, from 0, and how many there are. */
  readonly at: number
  readonly of: number
  /** Whether questions of the sheet can be compulsory: not where all are to be answered, and no more than are enough. */
  readonly binding: 'none' | 'free' | 'full'
  readonly isInHand: boolean
  readonly isCarried: boolean
  readonly onTake: () => void
  readonly onChange: (change: Partial<MadeQuestion>) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onFresh: () => void
  readonly onSwap: (how: How) => void
  readonly carry: {
    readonly onStart: () => void
    readonly onOver: () => void
    readonly onEnd: () => void
  }
}

/** One question of the sheet. In hand it is framed, and has its tools above it. */
export function SheetQuestion(props: SheetQuestionProps) {
  const { question, at, binding, isInHand, isCarried, onTake, onMove, carry } = props
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(at + (event.key === 'ArrowUp' ? -1 : 1))
  }
  return (
    <li
      onKeyDown={keys}
      onDragOver={(event) => {
        event.preventDefault()
        carry.onOver()
      }}
      className={classes(
        'relative rounded-panel border-2 px-1 py-3 md:px-3',
        isInHand ? 'border-primary' : 'border-transparent',
        isCarried && 'opacity-60',
      )}
    >
      {isInHand && <Tools {...props} />}
      <div className="flex items-start gap-2 md:gap-3">
        <span
          draggable
          onDragStart={carry.onStart}
          onDragEnd={carry.onEnd}
          title="Carry it to another place"
          aria-hidden
          className="-ml-1 hidden min-h-8 cursor-grab place-items-center text-quiet md:grid"
        >
          <GripVertical {...ICON_SMALL} />
        </span>
        <b className="pt-0.5 tabular-nums">{at + 1}</b>
        <div className="min-w-0 flex-1">
          <StudentView question={question} />
        </div>
        <span className="flex flex-none items-center gap-1 text-quiet text-sm tabular-nums">
          [{question.shown.max_score}]
          {binding !== 'none' && question.is_compulsory && <span title="Must be answered">*</span>}
          {question.is_locked && <Lock {...ICON_SMALL} aria-label="Locked" />}
          <Button
            kind="plain"
            size="small"
            iconOnly
            icon={<Ellipsis {...ICON} />}
            aria-expanded={isInHand}
            onClick={onTake}
          >
            {`Change question ${at + 1}`}
          </Button>
        </span>
      </div>
      {isInHand && <Foot {...props} />}
    </li>
  )
}

function Foot({ question, at, of, onChange, onMove, onRemove }: SheetQuestionProps) {
  return (
    <div className="mt-4 grid gap-3 border-line border-t pt-3 text-sm">
      <Facts question={question} />
      <div className="flex flex-wrap gap-2">
        <Button
          kind="plain"
          size="small"
          icon={<ArrowUp {...ICON_SMALL} />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          Up
        </Button>
        <Button
          kind="plain"
          size="small"
          icon={<ArrowDown {...ICON_SMALL} />}
          disabled={at === of - 1}
          onClick={() => onMove(at + 1)}
        >
          Down
        </Button>
        {question.can_change_marks && (
          <MarksStepper
            marks={question.shown.max_score}
            onMarks={(marks) => onChange({ marks, shown: { ...question.shown, max_score: marks } })}
          />
        )}
        <Button kind="danger" size="small" icon={<Trash2 {...ICON_SMALL} />} onClick={onRemove}>
          Take off
        </Button>
      </div>
    </div>
  )
}

function Tools({ question, at, binding, onChange, onFresh, onSwap }: SheetQuestionProps) {
  const { is_locked, is_compulsory, is_template } = question
  const LockIcon = is_locked ? Lock : LockOpen
  return (
    <div
      role="toolbar"
      aria-label={`Question ${at + 1}`}
      className="mb-3 flex flex-wrap items-center gap-1 rounded-tile bg-hover p-1"
    >
      <Button
        kind="plain"
        size="small"
        icon={<Replace {...ICON_SMALL} />}
        onClick={() => onSwap('same')}
      >
        Swap
      </Button>
      <Button
        kind="plain"
        size="small"
        icon={<ArrowDownNarrowWide {...ICON_SMALL} />}
        onClick={() => onSwap('easier')}
      >
        Easier
      </Button>
      <Button
        kind="plain"
        size="small"
        icon={<ArrowUpNarrowWide {...ICON_SMALL} />}
        onClick={() => onSwap('harder')}
      >
        Harder
      </Button>
      {is_template && (
        <Button kind="plain" size="small" icon={<Dices {...ICON_SMALL} />} onClick={onFresh}>
          Fresh numbers
        </Button>
      )}
      <Button
        kind={is_locked ? 'soft' : 'plain'}
        size="small"
        icon={<LockIcon {...ICON_SMALL} />}
        aria-pressed={is_locked}
        onClick={() => onChange({ is_locked: !is_locked })}
      >
        {is_locked ? 'Locked' : 'Lock'}
      </Button>
      {binding !== 'none' && (
        <Checkbox
          label="Compulsory"
          checked={is_compulsory}
          disabled={binding === 'full' && !is_compulsory}
          onCheckedChange={(checked) => onChange({ is_compulsory: checked })}
          className="px-2 text-sm"
        />
      )}
    </div>
  )
}

/** What its maker wants to know: how hard it is, how it went so far, and the answer. */
export function Facts({ question }: { readonly question: BankQuestion }) {
  const { difficulty, facility, num_met, topics, answer, method_answer } = question
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={difficulty === 'stretch' ? 'lilac' : difficulty === 'core' ? 'sky' : 'mint'}>
          {bandWords[difficulty]}
        </Badge>
        {topics[0]?.title}
        {facility !== null && (
          <span className="text-quiet">{shareWords(facility)} at the first try</span>
        )}
        {num_met !== null && num_met > 0 && (
          <span className="text-not-yet">
            {countWords(num_met, 'student has', 'students have')} had it
          </span>
        )}
      </p>
      <details>
        <summary className="min-h-6 font-semibold">The answer</summary>
        <div className="mt-2 grid gap-2">
          {answer.map((each) => (
            <MathsText key={each}>{each}</MathsText>
          ))}
          <ol className="grid gap-1 text-quiet">
            {method_answer.map(({ maths, text }) => (
              <li key={`${maths} ${text}`}>
                <MathsText inline>{maths === undefined ? text : `${text} $${maths}$`}</MathsText>
              </li>
            ))}
          </ol>
        </div>
      </details>
    </>
  )
}
