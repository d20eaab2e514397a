import { describe, expect, test } from 'vitest'
import { plot } from './plot.ts'

const curvesOf = (text: string) => {
  const drawing = plot(text)
  if (drawing?.kind !== 'axes') throw new Error(`“${text}” is no graph`)
  return drawing
}

describe('a function', () => {
  test.each([
    ['plot y = 2x + 1', [[2, 1]]],
    ['draw the graph of x^2-3x', [[1, -3, 0]]],
    ['can you sketch y=(x-1)(x+2) please?', [[1, 1, -2]]],
    ['graph f(x) = x³ − 4x', [[1, 0, -4, 0]]],
    ['Plot y = 3', [[3]]],
    [
      'plot y = x/2 and y = 4 - x',
      [
        [0.5, 0],
        [-1, 4],
      ],
    ],
  ])('“%s” is drawn by its coefficients', (text, coefficients) => {
    expect(curvesOf(text).curves?.map((curve) => curve.coefficients)).toEqual(coefficients)
  })

  test('is shown where it crosses the axis and turns', () => {
    const { x, y } = curvesOf('plot y = (x - 10)(x - 14)')
    expect([x.from <= 10, x.to >= 14, y.from <= -4]).toEqual([true, true, true])
  })

  test('is shown between the values that are named', () => {
    expect(curvesOf('plot y = 2x from 0 to 10').x).toMatchObject({ from: 0, to: 10 })
    expect(curvesOf('draw y = x^2 for x between -3 and 3').x).toMatchObject({ from: -3, to: 3 })
  })

  test('that is no polynomial goes in pieces through its own points', () => {
    const { polylines = [], alt } = curvesOf('plot y = 1/x')
    expect(polylines).toHaveLength(2)
    for (const [x, y] of polylines.flatMap(({ points }) => points)) expect(x * y).toBeCloseTo(1, 3)
    expect(alt).toContain('y = 1/x')
  })

  test('of an angle is in degrees', () => {
    const { x, polylines = [] } = curvesOf('sketch y = sin(x)')
    expect(x).toMatchObject({ from: 0, to: expect.toSatisfy((to: number) => to >= 360) })
    const top = polylines.flatMap(({ points }) => points).find(([, y]) => y > 0.9999)
    expect(top?.[0]).toBeCloseTo(90, -1)
  })
})

describe('data', () => {
  test.each([
    ['bar chart of 3 5 2', ['1', '2', '3'], [3, 5, 2]],
    ['draw a bar chart of apples 3, pears 5 and plums 2', ['apples', 'pears', 'plums'], [3, 5, 2]],
    ['bar graph: 3 cats, 5 dogs', ['cats', 'dogs'], [3, 5]],
    ['make a bar chart for 1,200 and 900', ['1', '2'], [1200, 900]],
  ])('“%s” is a bar chart', (text, categories, values) => {
    expect(plot(text)).toMatchObject({ kind: 'bar_chart', categories, series: [{ values }] })
  })

  test('is a pie, a line or points', () => {
    expect(plot('pie chart of red 5, blue 7')).toMatchObject({
      kind: 'pie_chart',
      slices: [
        { label: 'red', value: 5 },
        { label: 'blue', value: 7 },
      ],
    })
    expect(curvesOf('line graph of 2, 4, 3').polylines?.[0]?.points).toEqual([
      [1, 2],
      [2, 4],
      [3, 3],
    ])
    expect(curvesOf('plot (1, 2) and (-3, 4)').points).toEqual([{ at: [1, 2] }, { at: [-3, 4] }])
  })
})

test.each([
  'y = 2x + 1',
  'what is a bar chart',
  'draw a cat',
  'solve x^2 = 4',
  'plot the downfall of Macbeth',
  'explain the plot of the story',
  'bar chart of everything',
  'bar chart of -3 5',
  `bar chart of ${'1 '.repeat(40)}`,
  'plot y = a + b',
  'plot y = x^40',
  `plot y = ${'x+'.repeat(200)}1`,
  'plot',
  '',
])('“%s” is none', (text) => {
  expect(plot(text)).toBeUndefined()
})
