import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { myQuizzes } from '#home/home.data.ts'

/** What the page itself shows is fetched first: so long after it, in milliseconds, the rest. */
const restMs = 1_500

/** While the server is there, keeps on this device what the student is likely to open next. */
export function useKeepAhead(user_id: string | undefined, isOnline: boolean): void {
  const quizzes = useQuery(myQuizzes).data?.quizzes
  useEffect(() => {
    if (user_id === undefined || !isOnline || !quizzes) return
    const timer = setTimeout(async () => {
      const { keepAhead } = await import('#quiz/quiz.ahead.ts')
      await keepAhead(user_id, quizzes)
    }, restMs)
    return () => clearTimeout(timer)
  }, [user_id, isOnline, quizzes])
}
