import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { keepFor, nameOfKept } from '#platform/on-device.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import { currentUser } from '#platform/session.ts'
import { quizQuery } from '#quiz/quiz.data.ts'

/** Begins a quiz with a time limit: from the server's answer on its time runs. */
export function useBegin(quiz_id: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call('GET /quiz/{id}', { params: { id: quiz_id } }),
    onSuccess: async (quiz) => {
      const { queryKey } = quizQuery(quiz_id)
      queryClient.setQueryData(queryKey, quiz)
      const user_id = currentUser()?.id
      // Who loses the network now still has the questions.
      if (user_id !== undefined) await keepFor(user_id, nameOfKept(queryKey), quiz)
      await invalidate('GET /quiz')
    },
  })
}
