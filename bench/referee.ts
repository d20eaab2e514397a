/**
 * `npm run bench:referee -- [pairs] [seed]`: what the kernel says of random pairs of formulas and
 * statements, against a computer algebra system in a process of its own where one is installed
 * (SymPy), else against compute-engine and how the pairs were made. Lists where the two disagree,
 * and prints JSON as its last line.
 */
import { kernelVerdict } from './referee/kernel.ts'
import { pairsOf } from './referee/pairs.ts'
import { createReferee } from './referee/referees.ts'
import { disagreement, emptyTally, enter, type Tally } from './referee/tally.ts'

const defaultPairs = 20_000
const defaultSeed = 1
const [pairs = defaultPairs, seed = defaultSeed] = process.argv.slice(2).map(Number)

await using referee = createReferee()
const tally = emptyTally()
const families: Record<string, Tally> = {}
for (const pair of pairsOf(pairs, seed)) {
  const said = kernelVerdict(pair.first, pair.second)
  const expected = await referee.judge(pair)
  // A pair that SymPy and its making see differently is a fault of the generator or of SymPy.
  if (expected !== undefined && pair.made !== undefined && expected !== pair.made)
    console.error(`${referee.name} says ${expected}: ${disagreement('not judged', pair)}`)
  const outcome = enter(tally, said, expected)
  families[pair.family] ??= emptyTally()
  const own = families[pair.family]
  if (own !== undefined) enter(own, said, expected)
  if (outcome !== 'agreement' && outcome !== 'not judged')
    console.error(disagreement(outcome, pair))
}
console.log(JSON.stringify({ referee: referee.name, seed, ...tally, families }))
