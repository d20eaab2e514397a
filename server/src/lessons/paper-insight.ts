import type { lessons } from '@learngrove/contract/lessons'
import type { Output } from '@learngrove/contract/route'
import { type KeptMarks, leftOut, markOf, type PaperMark } from './paper-marks.ts'
import { topicOf } from './paper-topics.ts'
import { drawPaper, maxScoreOf, type Paper } from './papers.ts'

type Insight = NonNullable<Output<typeof lessons.answerPaper>['insight']>

/** Share of its marks from which a topic goes well. */
const goesWell = 0.75

/** How many topics are named on either side; more is no help. */
const maxNamed = 3

type Topic = { readonly name: string; readonly marks: PaperMark[] }

/** Returns what a finished attempt shows: its marks, what goes well, and what to practise next. */
export function insightOf(paper: Paper, attempt_id: string, kept: KeptMarks): Insight {
  const marks = drawPaper(paper, attempt_id).map((question, position) => {
    const mark = kept[position]
    return mark ? markOf(position, mark, question) : leftOut(position, question)
  })
  const topics = topicsOf(paper, marks).toSorted((one, other) => shareOf(other) - shareOf(one))
  const strong = topics.filter((topic) => shareOf(topic) >= goesWell)
  const weak = topics.filter((topic) => shareOf(topic) < goesWell).toReversed()
  const answered = marks.filter(({ verdict }) => verdict !== 'unanswered').length
  return {
    total_score: sumOf(marks),
    max_score: maxScoreOf(paper),
    answered,
    marks,
    strengths: strong.slice(0, maxNamed).map(strength),
    next_steps: answered === 0 ? [nothingYet] : nextSteps(weak),
  }
}

function topicsOf({ questions, subject }: Paper, marks: readonly PaperMark[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const [position, question] of questions.entries()) {
    const name = topicOf(question, subject)
    const topic = topics.get(name) ?? { name, marks: [] }
    topics.set(name, topic)
    const mark = marks[position]
    if (mark) topic.marks.push(mark)
  }
  return [...topics.values()]
}

const sumOf = (marks: readonly PaperMark[]) =>
  marks.reduce((sum, { marks_given }) => sum + marks_given, 0)
const mostOf = (marks: readonly PaperMark[]) =>
  marks.reduce((sum, { max_score }) => sum + max_score, 0)
const shareOf = ({ marks }: Topic) => sumOf(marks) / mostOf(marks)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const score = ({ marks }: Topic) =>
  `${sumOf(marks)} of ${mostOf(marks)} ${mostOf(marks) === 1 ? 'mark' : 'marks'}`

const strength = (topic: Topic) => `${capital(topic.name)}: going well, ${score(topic)}.`

const nothingYet =
  'Answer one or two questions to begin with. Every one you try shows you something.'
const allWell = 'All of this is going well. Try a harder paper, or come back to this one in a week.'

const nextSteps = (weak: readonly Topic[]): string[] =>
  weak.length === 0 ? [allWell] : weak.slice(0, maxNamed).map(nextStep)

function nextStep(topic: Topic): string {
  const open = topic.marks.filter(({ marks_given, max_score }) => marks_given < max_score)
  const numbers = open.map(({ position }) => String(position + 1))
  const list = new Intl.ListFormat('en-GB').format(numbers)
  const solutions = numbers.length === 1 ? 'solution of question' : 'solutions of questions'
  return `Practise ${topic.name} next: ${score(topic)} so far. Read the worked ${solutions} ${list}, then try a few more.`
}
