/**
 * `npm run bench:scans -- [--sheets 30] [--seed 1]`: sheets that pupils have filled in, photographed turned,
 * slanted, creased, bent, in shadows, with noise and blur, a quarter of them as pages of a PDF; how many of their answers are marked by machine,
 * and whether one of those marks is wrong. Prints JSON as its last line, and ends with 1 on a wrong mark.
 */
import { parseArgs } from 'node:util'
import { readScanSet } from '../src/assignments/paper/reading/scan-set.testing.ts'

const { values } = parseArgs({
  options: { sheets: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
})
// A worker that opens PDFs keeps no process awake by itself.
const awake = setInterval(() => {}, 1_000)
const figures = await readScanSet(Number(values.sheets), Number(values.seed))
clearInterval(awake)
console.log(`${figures.automatic} of ${figures.clear} clear answers were marked by machine`)
console.log(JSON.stringify(figures))
process.exitCode = figures.wrong > 0 ? 1 : 0
