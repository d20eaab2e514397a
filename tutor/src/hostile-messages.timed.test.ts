import { expect, test } from 'vitest'
import { converse } from '#dialogue/converse.ts'
import { hostileMessages } from '#hostile-messages.ts'
import { rankPassages } from '#retrieval.ts'
import { titleOf } from '#title.ts'
import { startCost } from '../../scripts/cost.mjs'

const mostLoops = 250

const passages = Array.from({ length: 40 }, () => ({
  title: 'Notes',
  heading: 'Plants',
  text: 'Green plants make glucose by photosynthesis. '.repeat(20),
}))

test.each(hostileMessages.map((message) => [message.slice(0, 40), message]))(
  '%s … is answered soon',
  (_, message) => {
    const cost = startCost()
    const said = { text: message, has_file: false }
    const reply = converse([said, { text: 'just tell me', has_file: false }, said])
    expect(reply.text).not.toBe('')
    expect(titleOf([{ role: 'user', text: message }])).not.toBe('')
    rankPassages(message, passages)
    expect(cost()).toBeLessThan(mostLoops)
  },
)
