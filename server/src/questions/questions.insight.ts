import type { openInsight } from '@learngrove/contract/open-mark'
import type { Question } from '@learngrove/marking/question'
import type { z } from 'zod'
import { type KeptMarks, leftOut, markOf, type OpenMark } from './questions.open-marks.ts'

export type Insight = z.output<typeof openInsight>

/** Share of its marks from which a topic goes well. */
const goesWell = 0.75

/** How many topics are named on either side; more is no help. */
const maxNamed = 3

/** Questions that somebody without an account has answered. */
export type OpenSheet = {
  /** What it is, as its student would call it. */
  readonly kind: 'paper' | 'worksheet'
  /** As they were drawn, in order, each with its topic in plain words. */
  readonly questions: readonly { readonly question: Question; readonly topic: string }[]
}

type Topic = { readonly name: string; readonly marks: OpenMark[] }

/** Returns what a finished attempt shows: its marks, what goes well, and what to practise next. */
export function insightOf({ kind, questions }: OpenSheet, kept: KeptMarks): Insight {
  const marks = questions.map(({ question }, position) => {
    const mark = kept[position]
    return mark ? markOf(position, mark, question) : leftOut(position, question)
  })
  const decided = marks.filter(isDecided)
  const topics = topicsOf(questions, decided).toSorted(
    (one, other) => shareOf(other) - shareOf(one),
  )
  const strong = topics.filter((topic) => shareOf(topic) >= goesWell)
  const weak = topics.filter((topic) => shareOf(topic) < goesWell).toReversed()
  const answered = marks.filter(({ verdict }) => verdict !== 'unanswered').length
  return {
    total_score: sumOf(decided),
    max_score: mostOf(decided),
    answered,
    undecided: marks.length - decided.length,
    marks,
    strengths: strong.slice(0, maxNamed).map(strength),
    next_steps: answered === 0 ? [nothingYet] : nextSteps(kind, weak),
  }
}

const isDecided = ({ verdict }: OpenMark) => verdict !== 'unsure'

function topicsOf(questions: OpenSheet['questions'], marks: readonly OpenMark[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const mark of marks) {
    const name = questions[mark.position]?.topic
    if (name === undefined) continue
    const topic = topics.get(name) ?? { name, marks: [] }
    topics.set(name, topic)
    topic.marks.push(mark)
  }
  return [...topics.values()]
}

const sumOf = (marks: readonly OpenMark[]) =>
  marks.reduce((sum, { marks_given }) => sum + marks_given, 0)
const mostOf = (marks: readonly OpenMark[]) =>
  marks.reduce((sum, { max_score }) => sum + max_score, 0)
const shareOf = ({ marks }: Topic) => sumOf(marks) / mostOf(marks)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const score = ({ marks }: Topic) =>
  `${sumOf(marks)} of ${mostOf(marks)} ${mostOf(marks) === 1 ? 'mark' : 'marks'}`

const strength = (topic: Topic) => `${capital(topic.name)}: going well, ${score(topic)}.`

const nothingYet =
  'Answer one or two questions to begin with. Every one you try shows you something.'
const allWell = (kind: OpenSheet['kind']) =>
  `All of this is going well. Try a harder ${kind}, or come back to this one in a week.`

const nextSteps = (kind: OpenSheet['kind'], weak: readonly Topic[]): string[] =>
  weak.length === 0 ? [allWell(kind)] : weak.slice(0, maxNamed).map(nextStep)

function nextStep(topic: Topic): string {
  const open = topic.marks.filter(({ marks_given, max_score }) => marks_given < max_score)
  const numbers = open.map(({ position }) => String(position + 1))
  const list = new Intl.ListFormat('en-GB').format(numbers)
  const solutions = numbers.length === 1 ? 'solution of question' : 'solutions of questions'
  return `Practise ${topic.name} next: ${score(topic)} so far. Read the worked ${solutions} ${list}, then try a few more.`
}
