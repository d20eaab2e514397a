import { parseMaths } from '@learngrove/maths'
import type { WorkingKey } from '#expressions/working-key.ts'
import type { Question } from '#question.ts'

/** Marks are kept to the hundredth. */
const MARK_STEP = 0.005

/** What is wrong with the marks for working of a drawn question, in words for its author. */
export function schemeProblems(drawn: Question): string[] {
  if (drawn.type === 'multi_part')
    return drawn.sub_questions.flatMap((part, i) =>
      schemeProblems(part).map((problem) => `part ${i + 1}: ${problem}`),
    )
  if (drawn.type !== 'expression') return []
  const { scheme, max_score, variables, answer_alone = 0, method_marks, start } = drawn
  if (scheme === undefined)
    return [
      ...(method_marks === 'progress' && start === undefined
        ? ['method_marks: without a start no line can be followed']
        : []),
      ...(answer_alone > max_score ? ['answer_alone: more marks than the question has'] : []),
    ]
  const sum = scheme.reduce((total, { marks }) => total + marks, 0)
  const codes = scheme.map(({ code }) => code)
  const problems = scheme.flatMap((point) => pointProblems(point, codes, variables))
  if (Math.abs(sum - max_score) > MARK_STEP)
    problems.push(`scheme: its marks are ${sum}, and the question has ${max_score}`)
  if (new Set(codes).size !== codes.length) problems.push('scheme: two marks have one code')
  if (method_marks !== undefined)
    problems.push('method_marks: the scheme says what each mark is for')
  if (answer_alone > max_score) problems.push('answer_alone: more marks than the question has')
  return problems
}

function pointProblems(
  { code, line, or_lines = [], needs, from }: NonNullable<WorkingKey['scheme']>[number],
  codes: readonly string[],
  variables: readonly string[],
): string[] {
  const unread = [line, ...or_lines].find((text) => !parseMaths(text, { variables }).ok)
  const unknown = [needs, from].find((other) => other !== undefined && !codes.includes(other))
  return [
    ...(unread === undefined ? [] : [`scheme ${code}: “${unread}” cannot be read`]),
    ...(unknown === undefined ? [] : [`scheme ${code}: there is no mark ${unknown}`]),
  ]
}
