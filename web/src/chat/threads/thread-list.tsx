import { Bookmark } from 'lucide-react'
import { Link } from 'react-router'
import type { Thread } from '#chat/chat.data.ts'
import { SubjectDot } from '#chat/subject-dot.tsx'
import { placeLinks } from '#chat/use-chat-place.ts'
import { classes } from '#ui/classes.ts'
import { ICON_SMALL } from '#ui/icon-props.ts'
import { groupThreads } from './group-threads.ts'
import { markedParts } from './marked.ts'

/** A line of the list of conversations, as link or as the one that is open. */
export const threadRow =
  'flex min-h-target items-center gap-3 rounded-control px-3 font-medium text-[0.9375rem] no-underline hover:bg-hover aria-[current=page]:bg-surface aria-[current=page]:font-bold aria-[current=page]:shadow-1'

type ThreadListProps = {
  readonly threads: readonly Thread[]
  readonly current: string | undefined
  readonly onOpen?: (() => void) | undefined
  /** What was looked for. */
  readonly search?: string
}

export function ThreadList({ threads, current, onOpen, search = '' }: ThreadListProps) {
  return groupThreads(threads, new Date()).map(({ title, threads }) => (
    <section key={title} aria-label={title}>
      <h3 className="px-3 pt-4 pb-1.5 font-semibold font-text text-quiet text-sm tracking-normal">
        {title}
      </h3>
      <ul>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadLink
              thread={thread}
              isCurrent={thread.id === current}
              onOpen={onOpen}
              search={search}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}

type ThreadLinkProps = {
  readonly thread: Thread
  readonly isCurrent: boolean
  readonly onOpen: (() => void) | undefined
  readonly search: string
}

function ThreadLink({ thread, isCurrent, onOpen, search }: ThreadLinkProps) {
  const { id, title, subject_name, has_bookmark, found } = thread
  const isUnread = thread.is_unread && !isCurrent
  return (
    <Link
      to={placeLinks.thread(id)}
      onClick={onOpen}
      className={threadRow}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <SubjectDot subject={subject_name} />
      <span className="min-w-0 flex-1 py-1.5">
        <span className={classes('block truncate', isUnread && 'font-bold')} title={title}>
          <Marked text={title || 'A conversation'} words={search} />
        </span>
        {found !== null && (
          <span className="line-clamp-2 text-pretty font-normal text-quiet text-sm leading-snug">
            <Marked text={found} words={search} />
          </span>
        )}
      </span>
      {subject_name !== null && <span className="sr-only">, {subject_name}</span>}
      {isUnread && (
        <>
          <span aria-hidden="true" className="size-2.5 flex-none rounded-full bg-coral" />
          <span className="sr-only">, with a new answer</span>
        </>
      )}
      {has_bookmark && (
        <>
          <Bookmark {...ICON_SMALL} className="flex-none fill-current text-quiet" />
          <span className="sr-only">, with an answer you kept</span>
        </>
      )}
    </Link>
  )
}

/** A text with what was looked for marked in it. */
function Marked({ text, words }: { readonly text: string; readonly words: string }) {
  return markedParts(text, words).map(({ at, text, isFound }) =>
    isFound ? (
      <mark key={at} className="rounded-xs bg-butter font-semibold text-ink">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
