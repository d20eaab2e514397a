import { ArrowRight, Undo2 } from 'lucide-react'
import { HelpButton, once } from '#public-pages/tries/tries.help-button.tsx'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'
import { tasterText as words } from './taster.words.ts'
import type { Working } from './use-working.ts'

type WorkingActionsProps = { readonly working: Working; readonly onNext: () => void }

/**
 * One button that always does what comes next, and so keeps its place and its focus; beside it the
 * help, and the way past the question once its steps are open.
 */
export function WorkingActions({ working, onNext }: WorkingActionsProps) {
  const { stage, attempt } = working
  const isOpen = stage === 'found' || stage === 'answer_right' || stage === 'unread'
  return (
    <>
      <Go key="go" working={working} onNext={onNext} />
      {isOpen && <HelpButton attempt={attempt} onHelp={working.help} />}
      {stage !== 'right' && attempt.has_steps && (
        <Button kind="plain" iconAfter={<ArrowRight {...ICON} />} onClick={once(onNext)}>
          {words.next}
        </Button>
      )}
    </>
  )
}

function Go({ working, onNext }: WorkingActionsProps) {
  const { stage, at, edited, attempt, lines, can_write } = working
  const after = <ArrowRight {...ICON} />
  if (stage === 'right')
    return (
      <Button iconAfter={after} onClick={once(onNext)}>
        {words.next}
      </Button>
    )
  if (stage === 'edit')
    return (
      <Button type="submit" busy={attempt.is_busy}>
        {words.check_line((edited ?? at) + 1)}
      </Button>
    )
  if (stage === 'holds' && can_write)
    return (
      <Button type="submit" iconAfter={after}>
        {words.write_line(lines.length + 1)}
      </Button>
    )
  return (
    <Button type="submit" icon={<Undo2 {...ICON} />} className="bg-ink! text-paper!">
      {words.change_line(at + 1)}
    </Button>
  )
}
