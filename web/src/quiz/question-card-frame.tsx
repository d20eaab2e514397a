import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

type NoteProps = {
  readonly title: string
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** The place of a question that is not there, and why. */
export const QuestionCardNote = ({ title, action, children }: NoteProps) => (
  <Card className="grid justify-items-start gap-3 rounded-panel">
    <Named title={title} />
    <p role="status">{children}</p>
    {action}
  </Card>
)

/** The place of a question while it comes. */
export const QuestionCardSkeleton = ({ title }: { readonly title: string }) => (
  <Card className="rounded-panel">
    <Named title={title} />
    <SkeletonGroup label="The question is on its way" className="mt-4 grid gap-4">
      <Skeleton shape="title" className="w-4/5" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  </Card>
)

const Named = ({ title }: { readonly title: string }) => (
  <p className="flex items-center gap-2 font-semibold text-quiet text-sm">
    <PenLine {...ICON_SMALL} className="flex-none" />
    Your turn: {title}
  </p>
)
