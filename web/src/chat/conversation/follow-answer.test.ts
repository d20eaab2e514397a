import { expect, test } from 'vitest'
import { type AnswerEvent, addEvent, asked } from './conversation.answer.ts'
import { eventsOf } from './conversation.testing.ts'
import { type FollowPort, followAnswer } from './follow-answer.ts'

/** More failures than a message that was never taken is given. */
const manyFailures = 20

/** A server that fails so often, before its first event or after it, and then answers. */
function failing({ afterFirst }: { afterFirst: boolean }) {
  const events = eventsOf(['One', ' two'])
  let failures = 0
  const port: FollowPort = {
    async *ask() {
      if (!afterFirst) throw new TypeError('Failed to fetch')
      const [first] = events
      if (first) yield first
      throw new TypeError('Failed to fetch')
    },
    async *resume(_id, after) {
      failures++
      if (failures < manyFailures) throw new TypeError('Failed to fetch')
      yield* events.slice(after)
    },
    wait: async () => {},
    isOnline: () => true,
  }
  let answer = asked
  const tell = (event: AnswerEvent) => {
    answer = addEvent(answer, event)
    return answer
  }
  const end = followAnswer(port, asked, new AbortController().signal, tell, () => {})
  return end.then((outcome) => ({ outcome, text: answer.text }))
}

test('an answer that was begun is followed however long the network is gone', async () => {
  expect(await failing({ afterFirst: true })).toEqual({
    outcome: { kind: 'over' },
    text: 'One two',
  })
})

test('a message that the server never took is given back to its writer', async () => {
  expect(await failing({ afterFirst: false })).toMatchObject({ outcome: { kind: 'unsent' } })
})
