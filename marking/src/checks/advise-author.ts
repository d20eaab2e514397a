import { beginWork } from '@learngrove/maths/values'
import { roundedKey, tooWideNumber, undecidedNearTerms } from '#checks/check-breadth.ts'
import { checkTemplate } from '#checks/check-template.ts'
import type { Blank, ChoiceQuestion, Question } from '#question.ts'
import { drawQuestion } from '#templates/template.ts'
import { TemplateError } from '#templates/template-value.ts'

/** An `error` marks children wrongly; a `warning` is for its author to weigh. */
export type Advice = { readonly severity: 'error' | 'warning'; readonly text: string }

/** Warnings are about keys, of which a few draws show every kind. */
const FEW_DRAWS = 10

/**
 * What an author is told about a question, each once: what `checkTemplate` finds as errors, and as
 * warnings tolerances that let neighbours pass, keys that are rounded already, near terms that would
 * wait for a teacher, and wrong answers to which nothing is said. Empty where all is well.
 */
export function adviseAuthor(question: Question, draws = 200): readonly Advice[] {
  const errors = checkTemplate(question, draws)
  const warnings = errors.length > 0 ? [] : warningsOf(question, Math.min(draws, FEW_DRAWS))
  return [
    ...errors.map((text): Advice => ({ severity: 'error', text })),
    ...warnings.map((text): Advice => ({ severity: 'warning', text })),
  ]
}

function warningsOf(question: Question, draws: number): readonly string[] {
  const found = new Map<string, string>()
  for (let seed = 0; seed < (question.template === undefined ? 1 : draws); seed += 1) {
    beginWork()
    // What was drawn stands in quotation marks; the warning is the same with other numbers.
    for (const warning of keyWarnings(drawn(question, seed) ?? question)) {
      const kind = warning.replace(/“[^”]*”/g, '')
      if (!found.has(kind)) found.set(kind, warning)
    }
  }
  return [...found.values()]
}

function drawn(question: Question, seed: number): Question | undefined {
  try {
    return drawQuestion(question, seed)
  } catch (error) {
    // Said by `checkTemplate`, in its own words.
    if (error instanceof TemplateError) return undefined
    throw error
  }
}

function keyWarnings(question: Question): string[] {
  switch (question.type) {
    case 'number':
    case 'expression':
    case 'short_text':
      return blankWarnings(question)
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return silentOptions(question)
    case 'cloze_dropdown':
      return numbered(
        'gap',
        question.gaps.map(({ options, answer }) => silentOptions({ options, answers: [answer] })),
      )
    case 'fill_blanks':
      return numbered('blank', question.blanks.map(blankWarnings))
    case 'table':
      return numbered(
        'row',
        question.rows.map(({ cells }) =>
          cells.flatMap((cell) => (cell.type === 'given' ? [] : blankWarnings(cell))),
        ),
      )
    case 'multi_part':
      return numbered('part', question.sub_questions.map(keyWarnings))
    default:
      return []
  }
}

const numbered = (what: string, warnings: readonly (readonly string[])[]): string[] =>
  warnings.flatMap((each, i) => each.map((warning) => `${what} ${i + 1}: ${warning}`))

function blankWarnings(key: Blank): string[] {
  if (key.type === 'short_text') return undecidedNearTerms(key)
  const silent = silentMistakes(key.mistakes ?? [])
  if (key.type === 'expression')
    return [...silent, ...numbered('alternative', (key.alternatives ?? []).map(silentAlternative))]
  const accepted = [key, ...(key.other_answers ?? [])]
  return [
    ...silent,
    ...(key.ungraded ?? []).flatMap(({ answer, text }) =>
      text.trim() === '' ? [`ungraded: nothing is said to “${answer}”`] : [],
    ),
    ...tooWideNumber(key),
    ...accepted.flatMap(roundedKey),
  ]
}

const silentMistakes = (
  mistakes: readonly {
    readonly answer: string
    readonly misconception: { readonly text: string }
  }[],
): string[] =>
  mistakes.flatMap(({ answer, misconception }) =>
    misconception.text.trim() === '' ? [`mistakes: nothing is said to “${answer}”`] : [],
  )

const silentAlternative = ({
  answer,
  verdict,
  message = '',
  misconception,
}: {
  readonly answer: string
  readonly verdict: string
  readonly message?: string
  readonly misconception?: { readonly text: string }
}): string[] =>
  verdict !== 'right' && message.trim() === '' && (misconception?.text ?? '').trim() === ''
    ? [`nothing is said to “${answer}”`]
    : []

/** Options that are not the key and say nothing to whoever picks them. */
const silentOptions = ({ options, answers }: Pick<ChoiceQuestion, 'options' | 'answers'>) =>
  options.flatMap(({ text, misconception }, i) =>
    answers.includes(i + 1) || (misconception?.text ?? '').trim() !== ''
      ? []
      : [`option ${i + 1}: nothing is said to “${text}”`],
  )
