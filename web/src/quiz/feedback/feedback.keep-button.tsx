import { Bookmark } from 'lucide-react'
import type { Item } from '#quiz/session/session.progress.ts'
import type { QuizSession } from '#quiz/session/session.ts'
import { Button } from '#ui/button.tsx'
import { ICON } from '#ui/icon-props.ts'

type KeepButtonProps = { readonly item: Item; readonly session: QuizSession }

/** Keeps a question for revision, or lets it go. */
export function KeepButton({ item, session }: KeepButtonProps) {
  const { evaluation, is_bookmarked } = item
  return (
    <Button
      kind="plain"
      aria-pressed={is_bookmarked}
      icon={<Bookmark {...ICON} fill={is_bookmarked ? 'currentColor' : 'none'} />}
      onClick={() => session.edit(evaluation, { is_bookmark: !is_bookmarked })}
      className={`max-md:px-1 ${is_bookmarked ? 'text-sky' : ''}`}
    >
      {is_bookmarked ? 'Kept for revision' : 'Keep for revision'}
    </Button>
  )
}
