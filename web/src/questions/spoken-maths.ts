import { plainToWords } from '#ui/maths/plain-to-words.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'

/** A text of a question as it is heard: its mathematics in words, a gap as "blank". */
export const spokenText = (text: string): string =>
  text
    .replace(/\$\$?([^$]+)\$\$?/g, (_, tex: string) => ` ${plainToWords(texToPlain(tex))} `)
    .replace(/\[\[\d+\]\]/g, ' blank ')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
