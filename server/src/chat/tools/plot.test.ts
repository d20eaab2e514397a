import { card } from '@learngrove/contract/chat.cards'
import { describe, findProblems, layout } from '@learngrove/diagrams'
import { plot } from '@learngrove/tutor/plot'
import { expect, test } from 'vitest'

test.each([
  'plot y = 2x + 1',
  'plot y = 0',
  'plot y = -3',
  'draw the graph of x^2-3x',
  'graph y = x^3 - 40x',
  'plot y = 0.001x',
  'plot y = 1000x^2',
  'plot y = 1/x',
  'plot y = 2^x',
  'plot y = sqrt(x)',
  'sketch y = 3sin(2x) + 1',
  'sketch y = tan(x)',
  'plot y = x and y = x^2 and y = 6 - x',
  'plot y = 2x from 0 to 10',
  'plot (1, 2) (3, -4)',
  'bar chart of 3 5 2',
  'bar chart of 0 0',
  'pie chart of cats 3, dogs 5',
  'line graph of Monday 3, Tuesday 5, Wednesday 2',
])('“%s” can be drawn, told and sent', (text) => {
  const drawing = plot(text)
  if (!drawing) throw new Error('It is no picture')
  expect(layout(drawing).marks.length).toBeGreaterThan(3)
  expect(findProblems(drawing)).toEqual([])
  expect(describe(drawing).length).toBeGreaterThan(20)
  expect(describe(drawing).length).toBeLessThan(700)
  expect(card.parse({ type: 'picture', drawing })).toEqual({ type: 'picture', drawing })
})
