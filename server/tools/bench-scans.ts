/**
 * `npm run bench:scans -- [--sheets 30] [--seed 1]`: sheets that pupils have filled in, photographed turned,
 * slanted, creased, bent, in shadows, with noise and blur, a quarter of them as pages of a PDF; how many of their answers are marked by machine,
 * and whether one of those marks is wrong. Numbers written in boxes are proposed to a person, and never marked. Prints JSON as its last line, and ends with 1 on a wrong mark.
 */
import { parseArgs } from 'node:util'
import {
  readFigureSet,
  readNumberSet,
} from '../src/assignments/paper/reading/number-set.testing.ts'
import { readScanSet } from '../src/assignments/paper/reading/scan-set.testing.ts'

const { values } = parseArgs({
  options: { sheets: { type: 'string', default: '30' }, seed: { type: 'string', default: '1' } },
})
// A worker that opens PDFs keeps no process awake by itself.
const awake = setInterval(() => {}, 1_000)
const figures = await readScanSet(Number(values.sheets), Number(values.seed))
clearInterval(awake)
const numbers = await readNumberSet(Math.ceil(Number(values.sheets) / 3), Number(values.seed) + 1)
const signs = readFigureSet(5_000, Number(values.seed) + 2)
const percent = (share: number) => `${(100 * share).toFixed(1)} %`
console.log(
  `Figures drawn by strokes: sure of ${percent(signs.sure / signs.figures)}, of these right ${percent(signs.sure_and_right / signs.sure)}`,
)
console.log(
  `${numbers.proposed} of ${numbers.numbers} numbers were proposed to a person, ${numbers.misread} of them misread`,
)
console.log(`${figures.automatic} of ${figures.clear} clear answers were marked by machine`)
console.log(JSON.stringify({ ...figures, written: numbers, signs }))
process.exitCode = figures.wrong > 0 ? 1 : 0
