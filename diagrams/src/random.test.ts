import { describe, expect, test } from 'vitest'
import { type Diagram, type DiagramKind, findProblems } from '#diagram.ts'
import { kinds } from '#kinds/kinds.ts'
import { type Makers, type Pick, randomOf, times } from '#random.testing.ts'
import { mathsDiagrams } from '#random-maths.testing.ts'
import { otherDiagrams } from '#random-other.testing.ts'

const DRAWS = 60
const make: Makers<DiagramKind> = { ...mathsDiagrams, ...otherDiagrams }

/** Fills in what depends on how many categories were drawn. */
const finish = (diagram: Diagram, pick: Pick): Diagram =>
  diagram.kind === 'bar_chart'
    ? {
        ...diagram,
        series: times(pick(1, 3), (at) => ({
          name: `7${'ABC'[at]}`,
          values: diagram.categories.map(() => pick(0, 20)),
        })),
      }
    : diagram

describe.each(Object.keys(kinds))('%s', (kind) => {
  test(`has no problems in ${DRAWS} draws`, () => {
    const found = times(DRAWS, (at) => {
      const pick = randomOf(at * 7919 + 17)
      // Takes the keys of the table of kinds, which are those of `make`.
      const diagram = finish(make[kind as DiagramKind](pick), pick)
      return { problems: findProblems(diagram), diagram: JSON.stringify(diagram) }
    })
    expect(found.filter(({ problems }) => problems.length > 0).slice(0, 3)).toEqual([])
  })
})
