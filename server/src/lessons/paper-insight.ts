import { type Insight, insightOf } from '#questions/questions.insight.ts'
import type { KeptMarks } from '#questions/questions.open-marks.ts'
import { topicOf } from './paper-topics.ts'
import { drawPaper, type Paper } from './papers.ts'

/** Returns what a finished attempt at a paper shows. */
export function insightOfPaper(paper: Paper, attempt_id: string, kept: KeptMarks): Insight {
  const topics = paper.questions.map((question) => topicOf(question, paper.subject))
  const questions = drawPaper(paper, attempt_id).map((question, position) => ({
    question,
    topic: topics[position] ?? paper.subject.toLowerCase(),
  }))
  return insightOf({ kind: 'paper', questions }, kept)
}
