import { useQuery } from '@tanstack/react-query'
import { useUser } from '#platform/session.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { myStreaks } from './student.data.ts'
import { streakSentence } from './student.words.ts'

/** The greeting by first name, and what today would add to the streak. */
export function Hello() {
  const user = useUser()
  const { data, isPending } = useQuery(myStreaks)
  return (
    <header className="mb-4 md:mb-6">
      <h1 className="font-heavy text-2xl md:text-3xl">Hello, {user?.first_name}</h1>
      {data && <p className="mt-2 text-balance text-quiet md:text-lg">{streakSentence(data)}</p>}
      {isPending && <Skeleton className="mt-3 h-5 w-80 max-w-full" />}
    </header>
  )
}
