import { plainToWords } from '#ui/maths/plain-to-words.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'
import type { Question } from './questions.data.ts'

type Part = Pick<Question, 'text' | 'options' | 'left' | 'gaps' | 'sub_questions'>

/** What a question sounds like: its mathematics in words, a gap as "blank", its options after it. */
export function spokenOf(question: Part): string {
  const { text, options = [], left = [], gaps = [], sub_questions = [] } = question
  const listed = [...left, ...[options, ...gaps].flat().map((option) => option.text)]
  return [...[text, ...listed].map(spokenText), ...sub_questions.map(spokenOf)].join('. ')
}

export const spokenText = (text: string): string =>
  text
    .replace(/\$\$?([^$]+)\$\$?/g, (_, tex: string) => ` ${plainToWords(texToPlain(tex))} `)
    .replace(/\[\[\d+\]\]/g, ' blank ')
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
