import { Bookmark } from 'lucide-react'
import { Link } from 'react-router'
import { ICON_SMALL } from '#ui/icon-props.ts'
import type { Thread } from './chat.data.ts'
import { groupThreads } from './group-threads.ts'
import { SubjectDot } from './subject-dot.tsx'
import { placeLinks } from './use-chat-place.ts'

/** A line of the list of conversations, as link or as the one that is open. */
export const threadRow =
  'flex min-h-target items-center gap-3 rounded-control px-3 font-medium text-[0.9375rem] no-underline hover:bg-hover aria-[current=page]:bg-surface aria-[current=page]:font-bold aria-[current=page]:shadow-1'

type ThreadListProps = {
  readonly threads: readonly Thread[]
  readonly current: string | undefined
  readonly onOpen?: (() => void) | undefined
}

export function ThreadList({ threads, current, onOpen }: ThreadListProps) {
  return groupThreads(threads, new Date()).map(({ title, threads }) => (
    <section key={title} aria-label={title}>
      <h3 className="px-3 pt-4 pb-1.5 font-semibold font-text text-quiet text-sm tracking-normal">
        {title}
      </h3>
      <ul>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadLink thread={thread} isCurrent={thread.id === current} onOpen={onOpen} />
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
}

function ThreadLink({ thread, isCurrent, onOpen }: ThreadLinkProps) {
  const { id, title, subject_name, has_bookmark } = thread
  return (
    <Link
      to={placeLinks.thread(id)}
      onClick={onOpen}
      className={threadRow}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <SubjectDot subject={subject_name} />
      <span className="min-w-0 flex-1 truncate" title={title}>
        {title || 'A conversation'}
      </span>
      {subject_name !== null && <span className="sr-only">, {subject_name}</span>}
      {has_bookmark && (
        <>
          <Bookmark {...ICON_SMALL} className="flex-none fill-current text-quiet" />
          <span className="sr-only">, with an answer you kept</span>
        </>
      )}
    </Link>
  )
}
