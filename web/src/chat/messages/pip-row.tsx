import { PenLine } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import type { Growth } from '#chat/answer-text/answer-text.tsx'
import { useMood } from '#platform/pip.ts'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { PipMood } from '#ui/pip/moods.ts'
import { Pip } from '#ui/pip/pip.tsx'
import type { PipMessage } from './shown-messages.ts'

const faceSize = 44

type PipRowProps = PropsWithChildren<{
  readonly mood: PipMood
  /** Holds Pip still: a page of breathing drawings is laid out anew for every picture that a screen shows. */
  readonly isStill: boolean
}>

/** Pip beside what Pip says; on a phone the words have the whole width. */
export function PipRow({ mood, isStill, children }: PipRowProps) {
  const shown = useMood(mood)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] md:grid-cols-[40px_minmax(0,1fr)] md:gap-x-4">
      <Pip
        mood={shown}
        size={faceSize}
        className={classes('-mt-1 -ml-0.5 max-md:hidden', isStill && '[&_*]:animate-none')}
      />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** Says that an answer is on its way. */
export const Coming = ({ state }: Pick<PipMessage, 'state'>) => (
  <p className="mb-1 flex min-h-6 items-center gap-2 font-semibold text-quiet text-sm">
    <PenLine {...ICON_SMALL} className="text-primary" />
    {state === 'waiting' ? 'Thinking' : 'Writing'}
  </p>
)

export const isComing = ({ state }: Pick<PipMessage, 'state'>): boolean =>
  state === 'waiting' || state === 'writing'

export function growthOf({ state }: Pick<PipMessage, 'state'>): Growth {
  if (state === 'writing') return 'growing'
  return state === 'done' ? 'whole' : 'cut'
}

export function moodOf(message: Pick<PipMessage, 'state' | 'is_caring'>): PipMood {
  if (message.is_caring || message.state === 'broken') return 'caring'
  return isComing(message) ? 'thinking' : 'calm'
}
