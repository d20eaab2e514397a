import { useQuery } from '@tanstack/react-query'
import { Bookmark, Search, SquarePen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { keptQuery, threadsQuery } from '#chat/chat.data.ts'
import { loadWords, offlineListWords } from '#chat/chat.words.ts'
import { placeLinks } from '#chat/use-chat-place.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { ICON, ICON_SMALL } from '#ui/icon-props.ts'
import { ThreadList, threadRow } from './thread-list.tsx'
import { ThreadsSkeleton } from './threads-skeleton.tsx'
import { useSettled } from './use-settled.ts'

/** A pause in typing, in milliseconds, after which what was typed is looked for. */
const typingPauseMs = 250
const longestSearch = 80

type ThreadsPanelProps = {
  readonly current: string | undefined
  readonly showsKept: boolean
  readonly onNew: () => void
  /** A conversation was chosen: where the panel covers the page, it goes away. */
  readonly onOpen?: () => void
}

/** My conversations: a new one, finding one, all of them by their days, and the answers that I kept. */
export function ThreadsPanel({ current, showsKept, onNew, onOpen }: ThreadsPanelProps) {
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim(), typingPauseMs)
  const threads = useQuery({
    ...threadsQuery(search),
    placeholderData: (before) => before,
  })
  const kept = useQuery(keptQuery())
  const list = threads.data?.threads
  return (
    <>
      <Button
        kind="soft"
        wide
        icon={<SquarePen {...ICON} />}
        onClick={onNew}
        className="justify-start"
      >
        New conversation
      </Button>
      <Field
        label="Find in my chats"
        labelHidden
        type="search"
        placeholder="Find in my chats"
        value={typed}
        onValueChange={(text) => setTyped(text.slice(0, longestSearch))}
        before={<Search {...ICON} className="flex-none text-quiet" />}
        className="mt-2"
      />
      <nav aria-label="My conversations" className="min-h-0 flex-1 overflow-y-auto pb-2">
        {threads.isPending && !threads.isPaused && <ThreadsSkeleton />}
        {threads.isPending && threads.isPaused && (
          <p className="p-3 text-quiet text-sm">{offlineListWords}</p>
        )}
        {threads.isError && <p className="p-3 text-quiet text-sm">{loadWords(threads.error)}</p>}
        {list && <ThreadList threads={list} current={current} onOpen={onOpen} search={search} />}
        {list?.length === 0 && (
          <p className="px-3 pt-4 text-quiet text-sm" role="status">
            {search === ''
              ? 'Your conversations with Pip will stand here.'
              : 'Nothing found. Try another word.'}
          </p>
        )}
        {search === '' && kept.data !== undefined && kept.data.total_count > 0 && (
          <Link
            to={placeLinks.kept()}
            onClick={onOpen}
            className={`${threadRow} mt-2`}
            {...(showsKept && { 'aria-current': 'page' as const })}
          >
            <Bookmark {...ICON_SMALL} className="-ml-[3px] flex-none text-quiet" />
            <span className="tabular-nums">Answers I kept: {kept.data.total_count}</span>
          </Link>
        )}
      </nav>
    </>
  )
}
