import { expect, test } from '@playwright/test'
import { pageBudgets } from '../../scripts/page-budgets.mjs'
import { openWeights } from '../../scripts/page-weight.mjs'

const weights = openWeights()

for (const [name, { sources, kb, without }] of Object.entries(pageBudgets)) {
  test(`the scripts of ${name} weigh no more than ${kb} kB, and hold nothing of other pages`, () => {
    const { js_gz_kb, parts } = weights.weigh(weights.filesOf(sources))
    const packages = parts.map(([part]) => part)
    expect(packages.filter((part) => without.includes(part))).toEqual([])
    expect(js_gz_kb, JSON.stringify(parts.slice(0, 12))).toBeLessThanOrEqual(kb)
  })
}
