import { describe, expect, test } from 'vitest'
import type { KeptMarks } from '#questions/questions.open-marks.ts'
import { insightOfPaper } from './paper-insight.ts'
import { topicOf } from './paper-topics.ts'
import { listedPapers, maxScoreOf, type Paper, paperOf } from './papers.ts'

const papers = [...listedPapers(), paperOf('taster')]
const id = '01a1f000-0000-7000-8000-00000000abcd'

/** Marks for a paper: to each question the share of its marks that is said. */
const marksOf = ({ questions }: Paper, share: (position: number) => number): KeptMarks =>
  Object.fromEntries(
    questions.map(({ max_score }, position) => [
      position,
      {
        verdict: 'right',
        marks_given: max_score * share(position),
        max_score,
        scoring_rationale: '',
        reading: null,
      },
    ]),
  )

describe.each(papers)('$name', (paper) => {
  test('every question has a topic of its own in words', () => {
    const plain = paper.subject.toLowerCase()
    const bare = paper.questions.filter((question) => topicOf(question, paper.subject) === plain)
    expect(bare.map(({ text }) => text)).toEqual([])
  })

  test('all right is all well', () => {
    const insight = insightOfPaper(
      paper,
      id,
      marksOf(paper, () => 1),
    )
    expect(insight.total_score).toBe(maxScoreOf(paper))
    expect(insight.strengths.length).toBeGreaterThan(0)
    expect(insight.next_steps).toEqual([expect.stringContaining('All of this is going well')])
  })

  test('nothing right has no strength, and at most three next steps', () => {
    const insight = insightOfPaper(
      paper,
      id,
      marksOf(paper, () => 0),
    )
    expect(insight).toMatchObject({ total_score: 0, strengths: [] })
    expect(insight.next_steps.length).toBeGreaterThan(0)
    expect(insight.next_steps.length).toBeLessThanOrEqual(3)
  })

  test('no topic is both a strength and a next step', () => {
    const { strengths, next_steps } = insightOfPaper(
      paper,
      id,
      marksOf(paper, (p) => (p % 3 ? 1 : 0)),
    )
    const names = strengths.map((line) => line.split(': going well')[0]?.toLowerCase() ?? '')
    for (const name of names) expect(next_steps.join(' ')).not.toContain(`Practise ${name} next`)
  })
})

test('the words name the topic, its marks and its questions', () => {
  const paper = paperOf('mathematics-foundation')
  const { next_steps } = insightOfPaper(
    paper,
    id,
    marksOf(paper, (position) => (position === 5 ? 0 : 1)),
  )
  expect(next_steps).toEqual([
    'Practise solving equations next: 0 of 2 marks so far. Read the worked solution of question 6, then try a few more.',
  ])
})
