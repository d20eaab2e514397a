import { useQuery } from '@tanstack/react-query'
import { myStreaks } from '#gamification/gamification.data.ts'
import { streakSentence } from '#gamification/gamification.words.ts'
import { useUser } from '#platform/session.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** A school's picture behind the greeting, if it has one, with the words on a piece of paper. */
const banner =
  'picture-dashboard mb-4 own-dashboard:flex own-dashboard:min-h-50 own-dashboard:items-end own-dashboard:rounded-sheet own-dashboard:p-3 own-dashboard:pt-34 md:mb-6 md:own-dashboard:min-h-60 md:own-dashboard:p-5'
const plate =
  'min-w-0 own-dashboard:rounded-panel own-dashboard:bg-raised own-dashboard:px-5 own-dashboard:py-4 own-dashboard:shadow-1 max-md:own-dashboard:w-full'

/** Greets by first name, and says what today would add to the streak. */
export function Hello() {
  const user = useUser()
  const { data, isPending } = useQuery(myStreaks)
  return (
    <header className={banner}>
      <div className={plate}>
        <h1 className="font-heavy text-2xl [overflow-wrap:anywhere] md:text-3xl">
          Hello, {user?.first_name}
        </h1>
        {data && <p className="mt-2 text-balance text-quiet md:text-lg">{streakSentence(data)}</p>}
        {isPending && <Skeleton className="mt-3 h-5 w-80 max-w-full" />}
      </div>
    </header>
  )
}
