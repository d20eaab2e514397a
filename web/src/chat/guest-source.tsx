import { useQuery } from '@tanstack/react-query'
import { AnswerText } from '#chat/answer-text/answer-text.tsx'
import { sourceQuery } from '#chat/guest/guest.data.ts'
import { Button } from '#ui/button.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'
import { loadWords } from './chat.words.ts'

type GuestSourceProps = { readonly id: string; readonly onClose: () => void }

/** The page of the notes that an answer stands on, over the conversation. */
export function GuestSource({ id, onClose }: GuestSourceProps) {
  const { data, error, refetch } = useQuery(sourceQuery(id))
  return (
    <Drawer
      title={data?.title ?? 'Course notes'}
      description={data?.page == null ? undefined : `Page ${data.page}`}
      open
      onOpenChange={(open) => open || onClose()}
    >
      {data && (
        <article className="grid gap-3">
          {data.heading !== null && !data.text.startsWith('#') && (
            <h3 className="text-xl">{data.heading}</h3>
          )}
          <AnswerText text={data.text} className="text-base!" />
        </article>
      )}
      {!data && error && (
        <ErrorState
          title="This page did not open"
          action={<Button onClick={() => refetch()}>Try again</Button>}
        >
          {loadWords(error)}
        </ErrorState>
      )}
      {!data && !error && (
        <SkeletonGroup label="The page is coming." className="grid gap-3">
          <Skeleton shape="title" className="w-3/5" />
          <Skeleton />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
    </Drawer>
  )
}
