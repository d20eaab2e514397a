import { Lightbulb, ListOrdered } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { isLadderDone, type Try } from './tries.use-try.ts'
import { triesText } from './tries.words.ts'

/** The second press of a double one is not meant for what has come in between. */
export const once = (go: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) go()
}

type HelpButtonProps = { readonly attempt: Try; readonly onHelp: () => void }

/** A hint, then the next; the steps last, and then there is nothing more to ask for. */
export function HelpButton({ attempt, onHelp }: HelpButtonProps) {
  if (attempt.has_steps) return null
  const isDone = isLadderDone(attempt)
  return (
    <Button
      kind="plain"
      busy={attempt.is_busy}
      icon={isDone ? <ListOrdered {...ICON} /> : <Lightbulb {...ICON} />}
      onClick={once(onHelp)}
    >
      {isDone ? triesText.steps : triesText.hint}
    </Button>
  )
}
