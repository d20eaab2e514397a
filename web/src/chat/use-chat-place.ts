import { useSearch } from '#platform/use-search.ts'
import { rememberThread } from './chat.data.ts'

/** What stands in the page's address. */
export type ChatPlace = {
  readonly thread: string | undefined
  /** The question of a quiz that the conversation is about. */
  readonly question: string | undefined
  /** The page of the course notes that is open beside it. */
  readonly source: string | undefined
  readonly showsKept: boolean
}

export const readPlace = (search: URLSearchParams): ChatPlace => ({
  thread: search.get('thread') ?? undefined,
  question: search.get('question') ?? undefined,
  source: search.get('source') ?? undefined,
  showsKept: search.get('type') === 'bookmarked',
})

/** Links within the page: they keep its path. */
export const placeLinks = {
  thread: (id: string) => `?thread=${id}`,
  kept: () => '?type=bookmarked',
}

/** Where the page is, and the ways to change a part of it. */
export function useChatPlace() {
  const [search, setSearch] = useSearch()
  const put = (name: 'thread' | 'question' | 'source', value: string | undefined) =>
    setSearch(
      (next) => {
        if (value === undefined) next.delete(name)
        else next.set(name, value)
        return next
      },
      // To open a page of the notes is a step that "back" undoes.
      { replace: name !== 'source' || value === undefined, preventScrollReset: true },
    )
  return {
    ...readPlace(search),
    /** To a new conversation: the last one is no longer where this tab comes back to. */
    begin: () => {
      rememberThread(undefined)
      setSearch(() => new URLSearchParams())
    },
    setThread: (id: string) => put('thread', id),
    leaveQuestion: () => put('question', undefined),
    openSource: (id: string) => put('source', id),
    closeSource: () => put('source', undefined),
  }
}
