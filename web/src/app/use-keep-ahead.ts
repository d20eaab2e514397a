import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { myQuizzes } from '#home/home.data.ts'

/** How long after the page's own data the rest is fetched, in milliseconds. */
const restMs = 1_500

/** Keeps what the student is likely to open next on this device, while the server can be reached. */
export function useKeepAhead(user_id: string | undefined, isOnline: boolean): void {
  const quizzes = useQuery(myQuizzes).data?.quizzes
  useEffect(() => {
    if (user_id === undefined || !isOnline || !quizzes) return
    const timer = setTimeout(async () => {
      const { keepAhead } = await import('#quiz/quiz.ahead.ts')
      const { makeReviewsAhead } = await import('#revision/revision.ahead.ts')
      const { prefetchRevisions } = await import('#practice/practice.data.ts')
      await prefetchRevisions()
      const over = quizzes.filter(({ status }) => status.is_completed).map(({ id }) => id)
      await keepAhead(user_id, quizzes, await makeReviewsAhead(user_id, over))
    }, restMs)
    return () => clearTimeout(timer)
  }, [user_id, isOnline, quizzes])
}
