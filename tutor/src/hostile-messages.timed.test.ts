import { expect, test } from 'vitest'
import { hostileMessages } from '#hostile-messages.ts'
import { firstTalk, perceive, think } from '#mind/mind.ts'
import { entryOf } from '#retrieval/entry.ts'
import { answerFrom } from '#retrieval/retrieval.ts'
import { titleOf } from '#title.ts'
import { startCost } from '../../scripts/cost.mjs'

const mostLoops = 250

const passage = {
  ...{ id: 'p', title: 'Notes', heading: 'Plants' },
  text: 'Green plants make glucose by photosynthesis. '.repeat(20),
}
const index = { entries: Array.from({ length: 40 }, () => entryOf(passage)) }

/** Says the messages one after the other, and returns the last answer. */
function talk(said: readonly string[]): string {
  let state = firstTalk
  let answer = ''
  for (const text of said) {
    const { needs: _needs, ...heard } = perceive(state, text, {})
    const decided = think(state, heard, { look_up: answerFrom(index, { text }) })
    state = decided.state
    answer = decided.text
  }
  return answer
}

talk(['hello 🙂', 'solve 2x = 4', 'x = 2'])

test.each(hostileMessages.map((message) => [message.slice(0, 40), message]))(
  '%s … is answered soon',
  (_, message) => {
    const cost = startCost()
    expect(talk([message, 'just tell me', message])).not.toBe('')
    expect(titleOf([{ role: 'user', text: message }])).not.toBe('')
    expect(cost()).toBeLessThan(mostLoops)
  },
)
