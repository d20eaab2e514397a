import type { lessons } from '@learngrove/contract/lessons'
import type { Output } from '@learngrove/contract/route'
import { listedPapers, maxScoreOf } from './papers.ts'

/** Lists the papers that anybody may practise on. */
export const listPapers = (): Output<typeof lessons.papers> => ({
  papers: listedPapers().map((paper) => {
    const { name, title, subject, level, minutes, questions } = paper
    const counts = { num_questions: questions.length, max_score: maxScoreOf(paper) }
    return { name, title, subject, level, minutes, ...counts }
  }),
})
