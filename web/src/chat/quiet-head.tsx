import { ArrowLeft, LogOut } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { quickExit } from './care.words.ts'
import { rememberThread, useChangeThread } from './chat.data.ts'

/** The ways out of a quiet moment: back to the work, or away from the page at once. */
export function QuietWays({ thread_id }: { readonly thread_id: string }) {
  const leave = useChangeThread(thread_id)
  return (
    <div className="order-last flex w-full justify-between gap-2 px-2.5 pb-2 md:order-none md:w-auto md:p-0">
      <Button
        kind="soft"
        size="small"
        icon={<ArrowLeft {...ICON} />}
        busy={leave.isPending}
        onClick={() => leave.mutate({ mode: 'lesson' })}
      >
        Back to my work
      </Button>
      <Button kind="plain" size="small" icon={<LogOut {...ICON} />} onClick={leaveQuickly}>
        Leave quickly
      </Button>
    </div>
  )
}

/** Goes to a page of notes in place of this one, so that "back" does not lead here either. */
function leaveQuickly() {
  rememberThread(undefined)
  window.location.replace(quickExit)
}
