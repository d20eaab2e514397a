import type { Judgement, MarkPoint } from '@learngrove/marking/judgement'
import type { Question, SubQuestion } from '@learngrove/marking/question'

/** What a question takes and what earns its marks, for who marks it. */
export function schemeOf(drawn: Question) {
  const parts = partsOf(drawn)
  return {
    criteria: parts.flatMap(criteriaOf),
    accepted: parts.flatMap(acceptedBy),
    method_answer: [...drawn.method_answer],
  }
}

const partsOf = (drawn: Question): readonly (Question | SubQuestion)[] =>
  drawn.type === 'multi_part' ? drawn.sub_questions : [drawn]

function criteriaOf(part: Question | SubQuestion) {
  switch (part.type) {
    case 'long_text':
    case 'drawing':
    case 'recording':
      return part.criteria.map(({ text, marks }) => ({ text, marks }))
    default:
      return []
  }
}

function acceptedBy(part: Question | SubQuestion): string[] {
  switch (part.type) {
    case 'short_text':
      return [...part.references]
    case 'long_text':
      return [...(part.references ?? [])]
    case 'number':
      return [part.unit === undefined ? part.answer : `${part.answer} ${part.unit}`]
    case 'expression':
      return [part.answer]
    default:
      return []
  }
}

/** What the machine would give, or has given, and by what. */
export const machineView = (judgement: Judgement) => {
  const points = pointsOf(judgement)
  const seen = points.reduce((sum, { marks, is_given }) => sum + (is_given ? marks : 0), 0)
  return {
    marks_given: Math.max(judgement.marks_given, seen),
    confidence: judgement.confidence,
    rationale: judgement.scoring_rationale,
    marker: judgement.marker,
    criteria: points.map(({ text, marks, is_given, shown_by }) => ({
      ...{ text, marks, is_given },
      shown_by: shown_by ?? null,
    })),
  }
}

const pointsOf = ({ mark_points, parts }: Judgement): readonly MarkPoint[] =>
  mark_points ?? parts.flatMap((part) => part.mark_points ?? [])
