import type { Misconception } from '@learngrove/marking/question'

type Code = Misconception['code']

/** A foreseen answer with the misconception behind it and what the child is told. */
export const slip = (answer: string, code: Code, text: string) => ({
  answer,
  misconception: { code, text },
})

/** An option that stands for a misconception. */
export const option = (text: string, code: Code, words: string) => ({
  text,
  misconception: { code, text: words },
})

const digit = (n: string, place: number): string => `{{mod(floor((${n})/${place}),10)}}`

/** Three digits, noughts and all, which stand behind a comma. */
const three = (n: string): string => [100, 10, 1].map((place) => digit(n, place)).join('')

/** A number from 1,000 to 999,999 with its comma, which a template would print without. */
export const thousands = (n: string): string => `{{floor((${n})/1000)}},${three(n)}`

/** The same for mathematics, where a bare comma would leave a gap. */
export const texThousands = (n: string): string => thousands(n).replaceAll(',{{mod', '{,}{{mod')
