import { readMaths } from '@learngrove/maths/browser'
import { plainToWords } from '#ui/maths/plain-to-words.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'

const parts = ['', '', 'half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A formula as a teacher says it: 3/4 is three quarters, and what cannot be read is said sign by sign. */
export function saidMaths(tex: string): string {
  const read = readMaths(tex)
  const words = read.ok ? read.speech : plainToWords(texToPlain(tex))
  return words.replace(/(?<![\d.])(\d) over (\d+)(?![\d.])/g, (all, top: string, under: string) => {
    const part = under === '10' ? 'tenth' : under === '100' ? 'hundredth' : parts[Number(under)]
    const count = counts[Number(top)]
    if (!part || !count || top === '0') return all
    if (top === '1') return `one ${part}`
    return `${count} ${part === 'half' ? 'halves' : `${part}s`}`
  })
}
