import { describe, expect, test } from 'vitest'
import { spanOf } from '#text/quoted-span.ts'

describe('a quote and where it stands', () => {
  test.each([
    ['Wool traps air, so heat stays.', 'traps air', 'traps air'],
    ['Wool  traps\n air.', 'traps air', 'traps\n air'],
    ['It’s warm. “Yes”', 'It\'s warm. "Yes"', 'It’s warm. “Yes”'],
    ['Cafe\u0301 air warms', 'Café air', 'Cafe\u0301 air'],
    ['Yes!No air moves.', 'Yes! No air', 'Yes!No air'],
    ['the therapist, the rapist', 'the rapist', 'the rapist'],
    ['😀 air stays put', 'air stays', 'air stays'],
    ['ﬁre burns hot', 'fire burns', 'ﬁre burns'],
    ['热量从热的地方传到冷的地方。', '从热的地方传到冷的地方。', undefined],
    ['热量传到冷处。', '热量传到冷处。', '热量传到冷处。'],
    ['A railway was built', 'railway is built', undefined],
    ['A railway was built', 'a railway', undefined],
    ['A railway was built', 'ilway was', undefined],
    ['A railway was built', '', undefined],
    ['', 'A railway', undefined],
  ])('%j has %j as %j', (text, quote, wanted) => {
    const span = spanOf(text, quote)
    expect(span && text.slice(span.from, span.to)).toBe(wanted)
  })

  test('a long hostile text is looked through quickly', () => {
    expect(spanOf('a'.repeat(10_000), `${'a'.repeat(4_999)}b`)).toBeUndefined()
  })
})
