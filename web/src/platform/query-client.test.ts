import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidate, queryClient } from './query-client.ts'

test('what is changed while its first answer is on the way is asked for again', async () => {
  const first = Promise.withResolvers<string>()
  let asked = 0
  const queryFn = () => {
    asked += 1
    return asked === 1 ? first.promise : Promise.resolve('after the change')
  }
  const observer = new QueryObserver(queryClient, { queryKey: ['GET /quiz'], queryFn })
  const leave = observer.subscribe(() => {})
  void invalidate('GET /quiz')
  first.resolve('before the change')
  await expect.poll(() => observer.getCurrentResult().data).toBe('after the change')
  leave()
})
