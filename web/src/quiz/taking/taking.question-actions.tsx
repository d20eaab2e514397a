import { Bookmark, Flag, Volume2, Wrench } from 'lucide-react'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { toggleTool, useOpenedTool } from '#quiz/tools/tools.state.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'

type QuestionActionsProps = {
  readonly item: Item
  readonly session: QuizSession
}

/** What can be done with a question beside answering it. */
export function QuestionActions({ item, session }: QuestionActionsProps) {
  const { evaluation, is_bookmarked: isBookmarked, is_flagged: isFlagged } = item
  const opened = useOpenedTool()
  return (
    <>
      <Button
        kind="plain"
        iconOnly
        aria-pressed={opened === 'reading'}
        icon={<Volume2 {...ICON} />}
        onClick={() => toggleTool('reading')}
        className="text-quiet"
      >
        Listen to the question
      </Button>
      <Button
        kind="plain"
        iconOnly
        data-key="B"
        aria-pressed={isBookmarked}
        icon={<Bookmark {...ICON} fill={isBookmarked ? 'currentColor' : 'none'} />}
        onClick={() => session.edit(evaluation, { is_bookmark: !isBookmarked })}
        className={isBookmarked ? 'text-sky' : 'text-quiet'}
      >
        Bookmark
      </Button>
      <Button
        kind="plain"
        iconOnly
        data-key="F"
        aria-pressed={isFlagged}
        icon={<Flag {...ICON} fill={isFlagged ? 'currentColor' : 'none'} />}
        onClick={() => session.edit(evaluation, { is_flagged: !isFlagged })}
        className={isFlagged ? 'text-flame!' : 'text-quiet'}
      >
        Flag to come back to
      </Button>
      <Button
        kind="plain"
        iconOnly
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        icon={<Wrench {...ICON} />}
        onClick={() => toggleTool('list')}
        className="text-quiet min-[1240px]:hidden"
      >
        Tools
      </Button>
    </>
  )
}
