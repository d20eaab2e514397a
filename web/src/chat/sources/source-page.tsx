import { useQuery } from '@tanstack/react-query'
import { AnswerText } from '#chat/answer-text/answer-text.tsx'
import { sourceQuery } from '#chat/chat.data.ts'
import { loadWords } from '#chat/chat.words.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SkeletonGroup } from '#ui/skeleton-group.tsx'

/** The passage of the course notes behind a citation. */
export function SourcePage({ id, quote }: { readonly id: string; readonly quote: string }) {
  const { data, error, refetch } = useQuery(sourceQuery(id))
  if (data) {
    return (
      <article
        aria-label="Page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches it, to scroll the box around it
        tabIndex={0}
        className="grid gap-3 rounded-small outline-offset-4"
      >
        {data.heading !== null && !data.text.startsWith('#') && (
          <h3 className="text-xl">{data.heading}</h3>
        )}
        <AnswerText
          text={data.text}
          quote={quote}
          className="text-base! [&_.katex-display]:text-sm"
        />
      </article>
    )
  }
  if (error) {
    return (
      <ErrorState
        title="This page did not open"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {loadWords(error)}
      </ErrorState>
    )
  }
  return (
    <SkeletonGroup label="The page is coming." className="grid gap-3">
      <Skeleton shape="title" className="w-3/5" />
      <Skeleton />
      <Skeleton />
      <Skeleton className="w-2/3" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  )
}
