import type { PresentedQuestion } from '#presented-question.ts'
import type { Question } from '#question.ts'

/**
 * What a student may see of a question as `drawQuestion` drew it: no key, no tolerance,
 * no unit, no hint and no solution. Options are numbered from 1 in the order to show.
 */
export function present(drawn: Question): PresentedQuestion {
  const common = {
    type: drawn.type,
    text: drawn.text,
    max_score: drawn.max_score,
    hint_count: drawn.hints.length,
  }
  switch (drawn.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return { ...common, options: numbered(drawn.options.map(({ text }) => text)) }
    case 'matching':
      return { ...common, left: [...drawn.left], options: numbered(drawn.right) }
    case 'ordering':
      return { ...common, options: numbered(drawn.items) }
    case 'fill_blanks':
      return { ...common, blanks: drawn.blanks.map(({ type }) => type) }
    case 'number':
      return { ...common, needs_unit: drawn.unit !== undefined }
    case 'expression':
      return {
        ...common,
        variables: [...drawn.variables],
        ...(drawn.start !== undefined && { start: drawn.start }),
      }
    default:
      return common
  }
}

const numbered = (texts: readonly string[]) => texts.map((text, i) => ({ order: i + 1, text }))
