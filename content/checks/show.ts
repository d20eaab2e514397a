import { drawQuestion, present } from '@learngrove/marking'
import type { ContentQuestion } from '#curriculum/shapes.ts'
import { rightAnswer, slipsOf } from './answers.ts'

/** A draw of a question as its reader reads it: text, choices, key, slips, hints and steps. */
export function shown({ key, difficulty, question }: ContentQuestion, seed: number): string {
  const drawn = drawQuestion(question, seed)
  const { hints, method_answer, text, type, ...rest } = drawn
  const asked = present(drawn)
  const right = type === 'drawing' || type === 'recording' ? '' : rightAnswer(drawn, asked)
  const slips = slipsOf(drawn, asked).map(({ code, answer }) => `${code} ${JSON.stringify(answer)}`)
  return [
    `── ${key} (${type}, ${difficulty}, seed ${seed})`,
    text,
    ...('options' in drawn
      ? drawn.options.map(
          (each, i) =>
            `  ${i + 1}. ${each.text}${each.misconception ? `  ← ${each.misconception.text}` : ''}`,
        )
      : []),
    ...('options' in drawn ? [] : [`  ${JSON.stringify({ ...rest, template: undefined })}`]),
    `  key: ${JSON.stringify(right)}`,
    ...slips.map((slip) => `  slip: ${slip}`),
    ...hints.map((hint, i) => `  hint ${i + 1}: ${hint}`),
    ...method_answer.map(({ maths, text: why }) => `  step: ${maths ?? ''}  # ${why}`),
  ].join('\n')
}
