import { expect, test } from 'vitest'
import { hostileMessages } from '#hostile-messages.ts'
import { textToEmbed, understand } from '#understanding/understanding.ts'
import { startCost } from '../../../scripts/cost.mjs'

/** One loop is some two milliseconds of work. */
const mostLoops = 10

// Unpacks the weights and compiles the patterns, which happens once for each width of letters.
for (const text of ['hello', 'hello 🙂'])
  understand(text, { has_question: true, has_problem: true })

test.each(hostileMessages.map((message) => [message.slice(0, 40), message]))(
  '%s … is understood soon',
  (_, message) => {
    const cost = startCost()
    expect(understand(message, { has_question: true, has_problem: true }).text).not.toBe(undefined)
    expect(textToEmbed(message)).not.toBe('')
    expect(cost()).toBeLessThan(mostLoops)
  },
)
