import { WifiOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { TOP_COLUMNS } from './columns.ts'
import { TimeSpent } from './time-spent.tsx'

type QuizTopProps = {
  readonly title: string
  readonly answered: number
  readonly total: number
  readonly isOffline: boolean
  /** It was handed in: there is nothing to count any more. */
  readonly isCompleted: boolean
  readonly isCounting: boolean
  /** Seconds spent on the whole quiz so far. */
  readonly seconds: () => number
  readonly onSecond: () => void
  readonly onLeave: () => void
  /** The time that is left, where there is a limit: in the place of the time spent. */
  readonly clock?: ReactNode
}

/** Out, how far, how long: all that stands over a quiz. */
export function QuizTop(props: QuizTopProps) {
  const { title, answered, total, isOffline, isCompleted } = props
  return (
    <header data-around className={`${TOP_COLUMNS} min-h-16 items-center md:min-h-19`}>
      <h1 className="sr-only">{title}</h1>
      <div>
        <Button
          kind="plain"
          icon={<X {...ICON} />}
          onClick={props.onLeave}
          className="min-w-11 text-quiet hover:text-ink max-md:px-3 md:-ml-3"
        >
          <span className="max-md:sr-only">{isCompleted ? 'Leave' : 'Save and leave'}</span>
        </Button>
      </div>
      <div className={isCompleted ? 'invisible' : 'flex items-center gap-4'}>
        <ProgressBar
          label="Answered questions"
          done={answered}
          total={total}
          text={`${answered} of ${total} answered`}
          className="flex-1"
        />
        <span aria-hidden className="whitespace-nowrap font-semibold text-sm tabular-nums">
          {answered} of {total}
          <span className="max-md:hidden"> answered</span>
        </span>
      </div>
      <div className="flex justify-end gap-2">
        {isOffline && (
          <span className="inline-flex min-h-9 items-center gap-2 rounded-full bg-pastel-sky px-3 font-semibold text-sm">
            <WifiOff {...ICON_SMALL} />
            Offline
          </span>
        )}
        {props.clock}
        {!isCompleted && (
          <span className={props.clock ? 'hidden' : 'contents'}>
            <TimeSpent
              isCounting={props.isCounting}
              seconds={props.seconds}
              onSecond={props.onSecond}
              className={isOffline ? 'max-md:hidden' : ''}
            />
          </span>
        )}
      </div>
    </header>
  )
}
