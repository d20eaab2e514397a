import type { PresentedCell, PresentedPart, PresentedQuestion } from '#presented-question.ts'
import type { MultiPartQuestion, Question, SubQuestion, TableCell } from '#question.ts'

/**
 * What a student may see of a question as `drawQuestion` drew it: no key, no tolerance, no unit,
 * no place of a hot spot, no criterion, no hint and no solution. Options are numbered from 1 in
 * the order to show.
 */
export function present(drawn: Question): PresentedQuestion {
  return drawn.type === 'multi_part'
    ? { ...commonOf(drawn), sub_questions: drawn.sub_questions.map(presentPart) }
    : presentPart(drawn)
}

const commonOf = (drawn: SubQuestion | MultiPartQuestion) => ({
  type: drawn.type,
  text: drawn.text,
  ...(drawn.diagram !== undefined && { diagram: drawn.diagram }),
  max_score: drawn.max_score,
  hint_count: drawn.hints.length,
  ...(drawn.without_calculator && { without_calculator: drawn.without_calculator }),
})

function presentPart(drawn: SubQuestion): PresentedPart {
  const common = commonOf(drawn)
  switch (drawn.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return { ...common, options: numbered(textsOf(drawn.options)) }
    case 'matching':
      return { ...common, left: [...drawn.left], options: numbered(drawn.right) }
    case 'ordering':
      return { ...common, options: numbered(drawn.items) }
    case 'fill_blanks':
      return { ...common, blanks: drawn.blanks.map(({ type }) => type) }
    case 'cloze_dropdown':
      return { ...common, gaps: drawn.gaps.map(({ options }) => numbered(textsOf(options))) }
    case 'table': {
      const rows = drawn.rows.map(({ label, cells }) => ({ label, cells: cells.map(shownCell) }))
      return { ...common, columns: [...drawn.columns], rows }
    }
    case 'hot_spot': {
      return { ...common, image: { ...drawn.image }, spot_count: drawn.spots.length }
    }
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

const shownCell = (cell: TableCell): PresentedCell =>
  cell.type === 'given' ? { type: cell.type, text: cell.text } : { type: cell.type }

const textsOf = (options: readonly { readonly text: string }[]) => options.map(({ text }) => text)

const numbered = (texts: readonly string[]) => texts.map((text, i) => ({ order: i + 1, text }))
