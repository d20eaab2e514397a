import { beginWork } from '@learngrove/maths/values'
import { checkProblems, startProblems } from '#checks/check-derivation.ts'
import { keyProblems, unexplainedDistractors } from '#checks/check-keys.ts'
import { schemeProblems } from '#checks/check-scheme.ts'
import { isDerived, solutionProblems } from '#checks/check-solution.ts'
import { tellingHint, textProblems } from '#checks/check-text.ts'
import type { Question } from '#question.ts'
import { drawWithNames } from '#templates/template.ts'
import { TemplateError } from '#templates/template-value.ts'

/** More problems than these are of the same few kinds. */
const MAX_PROBLEMS = 20

/** In this part of its draws a number in a hint may happen to be the answer. */
const CHANCE = 0.35

/** So many different questions make it worth while to draw. */
const MIN_VARIETY = 3

/**
 * Draws a question many times and says what is wrong with it, each problem once with the first
 * seed that shows it, in words for its author. Empty where all is well. Looked for are:
 * conditions that are never met and holes that stay open; keys that cannot be read, are not
 * accepted by their marker, do not meet `check` or are not what `start` leads to; distractors and
 * foreseen mistakes that equal the key or each other, and distractors without a misconception;
 * worked solutions that are not true or do not arrive; hints that hold the answer; texts that do
 * not read well.
 */
export function checkTemplate(question: Question, draws = 200): string[] {
  const found = new Map<string, string>()
  const count = question.template === undefined ? 1 : draws
  const shown = new Set<string>()
  const telling: { readonly hint: string; readonly seed: number }[] = []
  for (let seed = 0; seed < count; seed += 1) {
    beginWork()
    const { problems, drawn } = problemsOf(question, seed)
    for (const problem of problems) {
      // What was drawn stands in quotation marks; the problem is the same with other numbers.
      const kind = problem.replace(/“[^”]*”/g, '')
      if (!found.has(kind)) found.set(kind, `${problem} (seed ${seed})`)
    }
    // A template that cannot be drawn at all is not tried again: each try costs many draws.
    if (drawn === undefined) break
    const { hints, method_answer, ...rest } = drawn
    shown.add(JSON.stringify(rest))
    const hint = tellingHint(drawn)
    if (hint !== undefined) telling.push({ hint, seed })
  }
  const [first] = telling
  const most = question.template === undefined ? 0 : mostOf(count)
  if (first !== undefined && telling.length > most)
    found.set('hints', `hints: “${first.hint}” holds the answer (seed ${first.seed})`)
  if (count > MIN_VARIETY && shown.size > 0 && shown.size < MIN_VARIETY)
    found.set('variety', `draw: there are only ${shown.size} different questions`)
  return [...found.values()].slice(0, MAX_PROBLEMS)
}

/** So many of a few draws may show what so large a part of all of them may: two standard deviations. */
const mostOf = (count: number): number =>
  count * CHANCE + 2 * Math.sqrt(count * CHANCE * (1 - CHANCE))

function problemsOf(
  question: Question,
  seed: number,
): { readonly problems: readonly string[]; readonly drawn?: Question } {
  try {
    const { drawn, names } = drawWithNames(question, seed)
    const problems = [
      ...textProblems(drawn),
      ...keyProblems(drawn),
      ...checkProblems(drawn, names, question.template?.check ?? []),
      ...startProblems(drawn),
      ...schemeProblems(drawn),
      ...solutionProblems(drawn),
    ]
    const { check = [] } = question.template ?? {}
    if (question.template !== undefined) problems.push(...unexplainedDistractors(drawn))
    if (question.template !== undefined && check.length === 0 && !isDerived(drawn))
      problems.push('answer: nothing leads to it a second time; add a check to the template')
    return { problems, drawn }
  } catch (error) {
    if (error instanceof TemplateError) return { problems: [`draw: ${error.message}`] }
    throw error
  }
}
