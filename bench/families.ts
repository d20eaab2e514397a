/**
 * `npm run bench:families -- [problems] [seed]`: draws problems over all families, each with an answer that was made
 * another way, and works them as if a student had typed them. Prints how many are solved with every step verified, how
 * many are refused, and how many have another answer than the drawn one; JSON is its last line. Ends with 1 where an
 * answer is not the drawn one. `--misses` lists what is not solved.
 */
import { drawAndWork } from '@learngrove/tutor/families/bench'

const args = process.argv.slice(2)
const [problems = 1200, seed = 1] = args.filter((arg) => /^\d+$/.test(arg)).map(Number)
const { misses, ...figures } = drawAndWork(problems, seed)
if (args.includes('--misses')) for (const miss of misses) console.log(miss)
console.log(JSON.stringify(figures))
process.exitCode = figures.wrong > 0 ? 1 : 0
