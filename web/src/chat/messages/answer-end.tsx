import { CircleStop, RotateCcw, Unplug } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import type { PipMessage } from './shown-messages.ts'

type AnswerEndProps = {
  readonly message: PipMessage
  /** Asks again; only the last answer of a conversation can be. */
  readonly onAgain?: (() => void) | undefined
}

/** How an answer ended that did not reach its end. */
export function AnswerEnd({ message, onAgain }: AnswerEndProps) {
  const { state } = message
  if (state !== 'stopped' && state !== 'broken' && state !== 'unfinished') return null
  const Icon = state === 'broken' ? Unplug : CircleStop
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
      <p className="flex min-h-target items-center gap-2 font-semibold">
        <Icon {...ICON_SMALL} className="flex-none" />
        {wordsOf(message)}
      </p>
      {onAgain && (
        <Button kind="line" size="small" icon={<RotateCcw {...ICON} />} onClick={onAgain}>
          Try again
        </Button>
      )}
    </div>
  )
}

function wordsOf({ state, text }: PipMessage): string {
  if (state === 'stopped') return 'You stopped this'
  if (text === '') return 'Pip could not answer this time. Your message is kept'
  return state === 'broken' ? 'It broke off here' : 'Pip stopped here'
}
