import { equivalent } from './equivalent.ts'
import type { Result } from './results.ts'

type Drawn = { readonly seed: number; readonly count: number }

/** Prints how each area did, what survived, and all of it as JSON in the last line. */
export function report(results: readonly Result[], drawn: Drawn): void {
  const groups = Map.groupBy(results, ({ area }) => area)
  const rows = [...groups].map(([area, group]) => ({ area, ...figuresOf(group) }))
  const all = figuresOf(results)
  console.table([...rows, { area: 'all', ...all }])
  const survivors = results.filter(isSurvivor)
  for (const { key } of survivors) console.log(`survived: ${key}`)
  console.log(JSON.stringify({ ...drawn, ...all, survivors: survivors.map(({ key }) => key) }))
}

const isSurvivor = ({ outcome, key }: Result): boolean =>
  outcome === 'survived' && !Object.hasOwn(equivalent, key)

/** A mutation that nobody can notice, and one of which it is not known, is left out of the rate; one that never ends was noticed. */
function figuresOf(results: readonly Result[]) {
  const of = (outcome: Result['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  const survived = results.filter(isSurvivor).length
  const noticed = of('caught') + of('timeout')
  return {
    caught: of('caught'),
    timeout: of('timeout'),
    unsure: of('unsure'),
    survived,
    equivalent: of('survived') - survived,
    percent: Math.round((100 * noticed) / Math.max(1, noticed + survived)),
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}
