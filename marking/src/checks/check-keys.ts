import { blankProblems } from '#checks/check-blank.ts'
import { saysTheSame } from '#checks/check-same.ts'
import { isInside } from '#choices/hot-spot.ts'
import { MAX_PARTS } from '#choices/multi-part.ts'
import type {
  ChoiceQuestion,
  ClozeQuestion,
  HotSpotArea,
  HotSpotQuestion,
  MatchingQuestion,
  MultiPartQuestion,
  Question,
  TableQuestion,
} from '#question.ts'
import type { RubricKey } from '#text/text-key.ts'

/** Marks are kept to the hundredth. */
const MARK_STEP = 0.005

/** What is wrong with the key of a drawn question, in words for its author. */
export function keyProblems(question: Question): string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return choiceProblems(question)
    case 'matching':
      return matchingProblems(question)
    case 'ordering':
      return isRepeating(question.items) ? ['items: two are the same'] : []
    case 'fill_blanks':
      return numbered('blank', question.blanks.map(blankProblems)).concat(
        holeProblems(question.text, question.blanks.length),
      )
    case 'cloze_dropdown':
      return clozeProblems(question)
    case 'table':
      return tableProblems(question)
    case 'hot_spot':
      return spotProblems(question)
    case 'long_text':
    case 'drawing':
    case 'recording':
      return rubricProblems(question, question.max_score)
    case 'multi_part':
      return partProblems(question)
    default:
      return blankProblems(question)
  }
}

/** The distractors of a drawn template that say nothing of what they stand for. */
export function unexplainedDistractors(question: Question): string[] {
  switch (question.type) {
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false':
      return unexplained(question)
    case 'cloze_dropdown':
      return numbered(
        'gap',
        question.gaps.map(({ options, answer }) => unexplained({ options, answers: [answer] })),
      )
    case 'multi_part':
      return numbered('part', question.sub_questions.map(unexplainedDistractors))
    default:
      return []
  }
}

const unexplained = ({ options, answers }: Omit<Choice, 'type'>): string[] =>
  options.flatMap(({ misconception }, i) =>
    answers.includes(i + 1) || misconception !== undefined
      ? []
      : [`option ${i + 1}: it says no misconception`],
  )

const isRepeating = (texts: readonly string[]): boolean => new Set(texts).size !== texts.length

const numbered = (what: string, problems: readonly (readonly string[])[]): string[] =>
  problems.flatMap((each, i) => each.map((problem) => `${what} ${i + 1}: ${problem}`))

/** Each gap has its `[[1]]` in the text; a text without any has its gaps below it. */
function holeProblems(text: string, count: number): string[] {
  const holes = [...text.matchAll(/\[\[(\d+)\]\]/g)].map(([, i]) => Number(i))
  const isFitting =
    new Set(holes).size === holes.length && holes.length === count && Math.max(...holes) === count
  return holes.length === 0 || isFitting
    ? []
    : [`text: ${count} gaps are asked for, and the text has ${holes.length} places`]
}

function matchingProblems({ left, right, pairs }: MatchingQuestion): string[] {
  const isOutside = pairs.some((order) => right[order - 1] === undefined)
  const isShort = pairs.length !== left.length
  return [
    ...(isOutside || isShort ? ['pairs: each left needs the order of its right'] : []),
    ...(isRepeating(right) ? ['right: two are the same'] : []),
  ]
}

type Choice = Pick<ChoiceQuestion, 'type' | 'options' | 'answers'>

function choiceProblems({ type, options, answers }: Choice): string[] {
  const problems: string[] = []
  if (answers.some((order) => options[order - 1] === undefined) || answers.length === 0)
    problems.push('answers: no such option')
  if (type !== 'multiple_choice' && answers.length > 1) problems.push('answers: more than one')
  for (const [i, one] of options.entries())
    for (const [j, other] of options.entries()) {
      if (j <= i || !saysTheSame(one.text, other.text)) continue
      const isKey = answers.includes(i + 1) || answers.includes(j + 1)
      problems.push(
        `options ${i + 1} and ${j + 1}: ${isKey ? 'a distractor equals the key' : 'equal distractors'}`,
      )
    }
  return problems
}

function clozeProblems({ gaps, text }: ClozeQuestion): string[] {
  const each = gaps.map(({ options, answer }) =>
    choiceProblems({ type: 'single_choice', options, answers: [answer] }),
  )
  return [...numbered('gap', each), ...holeProblems(text, gaps.length)]
}

function tableProblems({ columns, rows }: TableQuestion): string[] {
  const open = rows.flatMap(({ cells }) => cells.filter(({ type }) => type !== 'given'))
  const isUneven = rows.some(({ cells }) => cells.length !== columns.length)
  const each = rows.map(({ cells }) =>
    numbered(
      'cell',
      cells.map((cell) => (cell.type === 'given' ? [] : blankProblems(cell))),
    ),
  )
  return [
    ...(open.length === 0 ? ['rows: there is no cell to fill in'] : []),
    ...(isUneven ? ['rows: each row needs one cell a column'] : []),
    ...numbered('row', each),
  ]
}

const isPart = (value: number): boolean => value >= 0 && value <= 1

function spotProblems({ spots, image }: HotSpotQuestion): string[] {
  const problems = spots.length === 0 ? ['spots: there is none'] : []
  if (image.alt.trim() === '') problems.push('image: it needs a description')
  for (const [i, { area }] of spots.entries()) {
    if (!isSound(area)) problems.push(`spot ${i + 1}: its area is not inside the picture`)
    const middle = area.shape === 'circle' ? { x: area.x, y: area.y } : undefined
    const twin = spots.findIndex((other, j) => j !== i && middle && isInside(other.area, middle))
    if (twin !== -1) problems.push(`spots ${i + 1} and ${twin + 1}: one covers the other`)
  }
  return problems
}

function isSound(area: HotSpotArea): boolean {
  if (area.shape === 'circle') return [area.x, area.y].every(isPart) && area.radius > 0
  if (area.shape === 'rectangle')
    return (
      [area.x, area.y, area.x + area.width, area.y + area.height].every(isPart) &&
      area.width > 0 &&
      area.height > 0
    )
  return area.points.length >= 3 && area.points.every((point) => point.every(isPart))
}

function rubricProblems({ criteria }: RubricKey, max_score: number): string[] {
  const sum = criteria.reduce((total, { marks }) => total + marks, 0)
  return [
    ...(criteria.length === 0 ? ['criteria: there is none'] : []),
    ...(isRepeating(criteria.map(({ code }) => code)) ? ['criteria: two have one code'] : []),
    ...(criteria.length > 0 && Math.abs(sum - max_score) > MARK_STEP
      ? [`criteria: their marks are ${sum}, and the question has ${max_score}`]
      : []),
  ]
}

function partProblems({ sub_questions, max_score }: MultiPartQuestion): string[] {
  const sum = sub_questions.reduce((total, part) => total + part.max_score, 0)
  const each = sub_questions.map((part, i) => {
    const problems = keyProblems(part)
    if (part.template !== undefined) problems.push('template: a part draws with its question')
    if (!('follow_through' in part) || part.follow_through === undefined) return problems
    const { answer, marks = 0 } = part.follow_through
    const named = [...answer.matchAll(/\bp(\d+)\b/g)].map(([, number]) => Number(number))
    if (named.length === 0 || named.some((number) => number < 1 || number > i))
      problems.push('follow_through: it names no earlier part')
    if (marks > part.max_score) problems.push('follow_through: more marks than the part has')
    return problems
  })
  return [
    ...(sub_questions.length === 0 ? ['sub_questions: there is none'] : []),
    ...(sub_questions.length > MAX_PARTS ? [`sub_questions: more than ${MAX_PARTS}`] : []),
    ...(Math.abs(sum - max_score) > MARK_STEP
      ? [`max_score: it is ${max_score}, and the parts have ${sum}`]
      : []),
    ...numbered('part', each),
  ]
}
